import { renderCached } from '#features/documents/document-cache.ts';
import { getPricedProducts } from '#features/documents/document-data.ts';
import { getDocumentMessages } from '#features/documents/document-messages.ts';
import { renderPriceList } from '#features/documents/render-price-list.ts';
import { messages } from '#i18n/messages.ts';
import { respondWithDocument } from '#routes/document-response.ts';

type Context = { params: Promise<{ locale: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return respondWithDocument(request, (await params).locale, async (locale) => {
    const products = await getPricedProducts(locale);
    if (products.length === 0) return null;
    const file = await renderCached(`price-list ${locale}`, products, () => renderPriceList(locale, products));
    const title = getDocumentMessages(locale).t('kinds.price-list');
    const name = `${messages[locale].Site.brand} – ${title}.pdf`;
    return { ...file, type: 'application/pdf', name, asciiName: `heliograph-price-list-${locale}.pdf` };
  });
}
