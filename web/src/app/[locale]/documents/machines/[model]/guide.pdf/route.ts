import { machineGuidePath } from '#features/documents/document-paths.ts';
import { getMachineGuide } from '#features/documents/machine-guide.ts';
import { findProduct, findProductSlug, getProductSlugs } from '#features/products/product-data.ts';
import { getSupportArticles } from '#features/support/support-data.ts';
import { assertRecordMissing } from '#routes/assert-record-missing.ts';
import { respondWithDocument } from '#routes/document-response.ts';

type Context = { params: Promise<{ locale: string; model: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, model } = await params;
  return respondWithDocument(request, requestedLocale, async (locale) => {
    const known = await findProductSlug(model);
    if (!known || known.kind === 'ACCESSORY') return null;
    if (known.slug !== model) return { path: machineGuidePath(known.slug) };
    const [product, articles] = await Promise.all([
      findProduct(locale, known.id),
      getSupportArticles(locale, known.id),
    ]);
    if (!product) {
      const listed = await getProductSlugs();
      assertRecordMissing({ slug: known.slug, listed: listed.map(({ slug }) => slug) });
      return null;
    }
    return getMachineGuide(locale, product, articles);
  });
}
