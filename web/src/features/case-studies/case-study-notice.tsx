import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { languageName } from '#features/translations/language-name.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Notice } from '#ui/notice.tsx';

type Case = { servedLocale: GatewayLocale; localizedSummary: object | null };
type Props = { cases: readonly Case[] };

/** Names the languages of the reports once for a list: of those with a summary in the language of the page, and of others. */
export function CaseStudyNotice({ cases }: Props) {
  const t = useTranslations('CaseStudies');
  const format = useFormatter();
  const locale = useLocale();
  const [summarized, others] = [true, false].map((has) =>
    cases.filter(({ localizedSummary }) => (localizedSummary !== null) === has).map(({ servedLocale }) => servedLocale),
  );
  const tags = new Set(summarized?.flatMap((served) => toLangAttribute(served, locale) ?? []));
  const languages = [...tags].map((tag) => languageName(tag, locale));
  return (
    <>
      {languages.length > 0 && (
        <Notice className="max-w-text">{t('reportLanguages', { languages: format.list(languages) })}</Notice>
      )}
      <TranslationNotice of="list" served={others ?? []} />
    </>
  );
}
