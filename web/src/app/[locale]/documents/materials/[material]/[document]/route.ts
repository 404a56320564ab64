import { findDocumentedMaterial } from '#features/documents/document-data.ts';
import { materialDocumentPath, parseMaterialDocument } from '#features/documents/document-paths.ts';
import { getMaterialDocument } from '#features/documents/material-documents.ts';
import { getMaterialSlugs } from '#features/materials/material-data.ts';
import { materialIdOf } from '#features/materials/material-paths.ts';
import { assertRecordMissing } from '#routes/assert-record-missing.ts';
import { respondWithDocument } from '#routes/document-response.ts';

type Context = { params: Promise<{ locale: string; material: string; document: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, material: slug, document } = await params;
  return respondWithDocument(request, requestedLocale, async (locale) => {
    const kind = parseMaterialDocument(document);
    if (!kind || !materialIdOf(slug)) return null;
    const material = await findDocumentedMaterial(locale, slug);
    if (!material) {
      const listed = (await getMaterialSlugs()).map((one) => one.slug);
      assertRecordMissing({ slug, listed, idOf: materialIdOf });
      return null;
    }
    if (material.slug !== slug) return { path: materialDocumentPath(material.slug, kind) };
    return getMaterialDocument(locale, kind, material);
  });
}
