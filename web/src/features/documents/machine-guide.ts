import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { createTranslator } from 'next-intl';
import type { ProductDetail } from '#features/products/product-data.ts';
import { type ErrorCode, hasGuide, isAbout, selectErrorCodes } from '#features/support/select-articles.ts';
import type { SupportArticle } from '#features/support/support-data.ts';
import type { SupportTopic } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { writeArticleBlocks } from './article-blocks.ts';
import { renderCached, type ServedFile } from './document-cache.ts';
import { createFrame, type DocumentMessages, getDocumentMessages } from './document-messages.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';

type GuidedMachine = Pick<ProductDetail, 'id' | 'slug' | 'name' | 'summary' | 'specification'>;

/** In the order of use. */
const CHAPTERS: readonly SupportTopic[] = [
  'GETTING_STARTED',
  'OPERATION',
  'MAINTENANCE',
  'TROUBLESHOOTING',
  'MATERIALS',
];

/** Null if no article explains the machine. */
export async function getMachineGuide(
  locale: Locale,
  { id, slug, name, summary, specification }: GuidedMachine,
  allArticles: readonly SupportArticle[],
): Promise<ServedFile | null> {
  if (!hasGuide(allArticles, id)) return null;
  const guide = {
    ...{ name, summary, specification },
    articles: allArticles.filter((article) => CHAPTERS.includes(article.topic) && isAbout(article, id)),
    codes: selectErrorCodes(allArticles, id),
  };
  const file = await renderCached(`guide ${locale}`, guide, () => renderMachineGuide(locale, guide));
  const { t } = getDocumentMessages(locale);
  return {
    ...file,
    type: 'application/pdf',
    name: `${name} – ${t('kinds.guide')}.pdf`,
    asciiName: `${slug}-guide-${locale}.pdf`,
  };
}

type Guide = Pick<GuidedMachine, 'name' | 'summary' | 'specification'> & {
  articles: readonly SupportArticle[];
  codes: readonly ErrorCode[];
};

/** Dated by the latest of its articles. */
async function renderMachineGuide(
  locale: Locale,
  { name, summary, specification, articles, codes }: Guide,
): Promise<Uint8Array<ArrayBuffer>> {
  const documentMessages = getDocumentMessages(locale);
  const { t } = documentMessages;
  const { tag } = locales[locale];
  const topics = createTranslator({ locale: tag, messages: messages[locale], namespace: 'Support.topics' });
  const [date = ''] = articles.map(({ updatedOn }) => updatedOn).toSorted((a, b) => b.localeCompare(a));
  const pdf = await PdfWriter.create(createFrame(locale, { kind: t('kinds.guide'), title: name, summary, date }));
  pdf.heading(t('specification'));
  pdf.facts(specification.map((row) => [row.name, toValue(row, documentMessages, tag)]));
  for (const topic of CHAPTERS) {
    const chapter = articles.filter((article) => article.topic === topic);
    if (chapter.length > 0) pdf.heading(topics(topic));
    for (const article of chapter) writeArticle(pdf, article);
    if (topic === 'TROUBLESHOOTING') writeErrorCodes(pdf, codes, documentMessages);
  }
  return pdf.finish();
}

type Row = GuidedMachine['specification'][number];

function toValue({ text, measurement }: Row, { formatNumber }: DocumentMessages, tag: string): string {
  return measurement ? formatMeasurement(formatNumber(measurement.value), measurement.unit, tag) : (text ?? '–');
}

function writeArticle(pdf: PdfWriter, { title, body }: SupportArticle): void {
  pdf.subheading(title);
  writeArticleBlocks(pdf, body, 'minorHeading');
}

function writeErrorCodes(pdf: PdfWriter, codes: readonly ErrorCode[], { t }: Pick<DocumentMessages, 't'>): void {
  if (codes.length === 0) return;
  pdf.heading(t('guide.codes'));
  pdf.table(
    [
      { label: t('guide.code'), share: 0.12 },
      { label: t('guide.meaning'), share: 0.33 },
      { label: t('guide.firstSteps'), share: 0.55 },
    ],
    codes.map(({ code, meaning, firstSteps }) => [code, meaning, firstSteps]),
  );
}
