import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { createTranslator } from 'next-intl';
import { type WarrantyLine, warranty } from '#content/warranty/warranty.ts';
import type { WarrantyText } from '#content/warranty/warranty-text.ts';
import { messages } from '#i18n/messages.ts';
import { renderCached, type ServedFile } from './document-cache.ts';
import { createFrame, getDocumentMessages } from './document-messages.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';

export async function getWarrantyTerms(locale: Locale, line: WarrantyLine): Promise<ServedFile> {
  const text: WarrantyText = warranty[line][locale];
  const file = await renderCached(`warranty ${locale}`, text, () => renderWarrantyTerms(locale, text));
  const { t } = getDocumentMessages(locale);
  return {
    ...file,
    type: 'application/pdf',
    name: `${text.title} – ${t('kinds.warranty')}.pdf`,
    asciiName: `heliograph-warranty-${line}-${locale}.pdf`,
  };
}

/** Dated by the day on which the terms take effect. */
async function renderWarrantyTerms(
  locale: Locale,
  { title, scope, effective, periods, sections }: WarrantyText,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, formatDate } = getDocumentMessages(locale);
  const options = { locale: locales[locale].tag, messages: messages[locale] };
  const policy = createTranslator({ ...options, namespace: 'Warranty' });
  const frame = {
    ...{ kind: t('kinds.warranty'), title, summary: scope, date: effective },
    dateLine: policy('effective', { date: formatDate(effective) }),
  };
  const pdf = await PdfWriter.create(createFrame(locale, frame));
  pdf.facts(
    periods.map(({ part, period, note, covered }) => [
      part,
      [note ? `${period} (${note})` : period, covered].join('\n'),
    ]),
  );
  pdf.paragraph(policy('earlier'));
  for (const section of sections) {
    pdf.heading(section.title);
    for (const block of section.blocks) {
      if (typeof block === 'string') pdf.paragraph(withoutLinks(block));
      else pdf.list(block.map(withoutLinks));
    }
  }
  return pdf.finish();
}

function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
