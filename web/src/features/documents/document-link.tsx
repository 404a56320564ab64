import { useLocale, useTranslations } from 'next-intl';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { DocumentKind } from './document-paths.ts';

/** A link to a PDF in the language of the page. */
export function DocumentLink({ kind, path }: { kind: DocumentKind; path: string }) {
  const t = useTranslations('Documents');
  const locale = useLocale();
  return (
    <TextLink
      href={localePath(localeFromTag(locale), path)}
      type="application/pdf"
      target="_blank"
      variant="standalone"
    >
      {t('link', { name: t(`kinds.${kind}`), language: t('language') })}
    </TextLink>
  );
}
