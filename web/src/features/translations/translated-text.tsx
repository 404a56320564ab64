import { locales } from '@heliograph/schema/locales.ts';
import { useLocale, useTranslations } from 'next-intl';
import { ArticleText } from '#features/articles/article-text.tsx';
import type { Locale } from '#gateway/schema.generated.ts';
import { localeFromTag, toLangAttribute } from '#i18n/paths.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { languageName } from './language-name.ts';
import { TextHighlights } from './text-highlights.tsx';
import { TranslationNotice } from './translation-notice.tsx';

type Props = {
  html: string;
  servedLocale: Locale;
  tableLabel: string;
  /** Heading and summary are translated. */
  isSummarized: boolean;
  /** Short forms of the text in the language of the page: HTML, or key points. */
  abridged?: string | null | undefined;
  highlights?: readonly string[] | undefined;
};

/** A text, with a notice if it is in another language; below its short form, such a text is folded. */
export function TranslatedText({ html, servedLocale, tableLabel, isSummarized, abridged, highlights = [] }: Props) {
  const t = useTranslations('Languages');
  const tag = useLocale();
  const lang = toLangAttribute(servedLocale, tag);
  const text = <ArticleText html={html} servedLocale={servedLocale} tableLabel={tableLabel} />;
  if (!lang || (!abridged && highlights.length === 0)) {
    return (
      <>
        <TranslationNotice of={isSummarized ? 'body' : 'text'} served={[servedLocale]} className="mb-8" />
        {text}
      </>
    );
  }
  return (
    <>
      {abridged ? (
        <ArticleText html={abridged} servedLocale={locales[localeFromTag(tag)].graphql} tableLabel={tableLabel} />
      ) : (
        <TextHighlights items={highlights} />
      )}
      <div className="mt-10 max-w-text">
        <Disclosure isAlwaysCollapsible summary={t('fullText', { language: languageName(lang, tag) })}>
          {text}
        </Disclosure>
      </div>
    </>
  );
}
