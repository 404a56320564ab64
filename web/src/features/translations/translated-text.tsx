import { useLocale } from 'next-intl';
import { ArticleText } from '#features/articles/article-text.tsx';
import type { Locale } from '#gateway/schema.generated.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { FoldedText } from './folded-text.tsx';
import { TextHighlights } from './text-highlights.tsx';
import { TranslationNotice } from './translation-notice.tsx';

type Props = {
  html: string;
  servedLocale: Locale;
  tableLabel: string;
  /** What the short form in the language of the page has, if there is one. */
  summary: { highlights: readonly string[] } | null;
};

/** A text, with a notice if it is in another language; below its key points, such a text is folded. */
export function TranslatedText({ html, servedLocale, tableLabel, summary }: Props) {
  const lang = toLangAttribute(servedLocale, useLocale());
  const text = <ArticleText html={html} servedLocale={servedLocale} tableLabel={tableLabel} />;
  if (lang && summary && summary.highlights.length > 0) {
    return (
      <>
        <TextHighlights items={summary.highlights} />
        <FoldedText lang={lang}>{text}</FoldedText>
      </>
    );
  }
  return (
    <>
      <TranslationNotice of={summary ? 'body' : 'text'} served={[servedLocale]} className="mb-8" />
      {text}
    </>
  );
}
