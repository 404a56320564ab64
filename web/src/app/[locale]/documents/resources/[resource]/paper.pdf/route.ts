import { paperPath } from '#features/documents/document-paths.ts';
import { getWhitePaper } from '#features/documents/white-paper.ts';
import { findResource } from '#features/resources/resource-data.ts';
import { resourceIdOf, resourceSlugOf } from '#features/resources/resource-paths.ts';
import { respondWithDocument } from '#routes/document-response.ts';

type Context = { params: Promise<{ locale: string; resource: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, resource: slug } = await params;
  return respondWithDocument(request, requestedLocale, async (locale) => {
    if (!resourceIdOf(slug)) return null;
    const resource = await findResource(locale, slug);
    const known = resource?.module === 'WHITE_PAPERS' ? resourceSlugOf(resource.path) : null;
    if (!resource || !known) return null;
    return known === slug ? getWhitePaper(locale, known, resource) : { path: paperPath(known) };
  });
}
