import type { Locale } from '@heliograph/schema/locales.ts';
import { locales } from '@heliograph/schema/locales.ts';
import { formatPrice } from '#ui/format-price.ts';
import type { PricedProduct } from './document-data.ts';
import { createFrame, getDocumentMessages } from './document-messages.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';

const LINES = ['DENTAL', 'REFLEX'] as const;

/** Products with a published price. Dated by the latest of them. */
export async function renderPriceList(
  locale: Locale,
  products: readonly PricedProduct[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, formatDate } = getDocumentMessages(locale);
  const priced = products.flatMap(({ price, ...product }) => (price ? [{ ...product, ...price }] : []));
  const date = priced
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .at(-1);
  if (!date) throw new Error('No product has a price');
  const title = t('kinds.price-list');
  const pdf = await PdfWriter.create(
    createFrame(locale, { kind: t('prices.action'), title, summary: t('prices.intro'), date }),
  );
  for (const line of LINES) {
    const rows = priced.filter((product) => product.line === line);
    if (rows.length === 0) continue;
    pdf.heading(t(`prices.lines.${line}`));
    pdf.table(
      [
        { label: t('prices.product'), share: 0.55 },
        { label: t('prices.price'), share: 0.2, isNumeric: true },
        { label: t('prices.validFrom'), share: 0.25, isNumeric: true },
      ],
      rows.map(({ name, price, validFrom }) => [
        name,
        formatPrice(price.amount, price.currency, locales[locale].tag),
        formatDate(validFrom),
      ]),
    );
  }
  pdf.heading(t('prices.onRequest'));
  pdf.paragraph(t('prices.onRequestText'));
  return pdf.finish();
}
