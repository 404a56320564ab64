import type { Locale } from '@heliograph/schema/locales.ts';
import type { ResourceDetail } from '#features/resources/resource-data.ts';
import { writeArticleBlocks } from './article-blocks.ts';
import { renderCached, type ServedFile } from './document-cache.ts';
import { createFrame, getDocumentMessages } from './document-messages.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';

type Paper = Pick<ResourceDetail, 'title' | 'summary' | 'body' | 'publishedOn'>;

export async function getWhitePaper(
  locale: Locale,
  slug: string,
  { title, summary, body, publishedOn }: Paper,
): Promise<ServedFile> {
  const paper = { title, summary, body, publishedOn };
  const file = await renderCached(`paper ${locale}`, paper, () => renderWhitePaper(locale, paper));
  return { ...file, type: 'application/pdf', name: `${title}.pdf`, asciiName: `${slug}-${locale}.pdf` };
}

async function renderWhitePaper(
  locale: Locale,
  { title, summary, body, publishedOn }: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t } = getDocumentMessages(locale);
  const pdf = await PdfWriter.create(
    createFrame(locale, { kind: t('kinds.paper'), title, summary, date: publishedOn }),
  );
  writeArticleBlocks(pdf, body, 'heading');
  return pdf.finish();
}
