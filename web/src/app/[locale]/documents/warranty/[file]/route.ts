import { parseWarranty } from '#features/documents/document-paths.ts';
import { getWarrantyTerms } from '#features/documents/warranty-terms.ts';
import { respondWithDocument } from '#routes/document-response.ts';

type Context = { params: Promise<{ locale: string; file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, file } = await params;
  return respondWithDocument(request, requestedLocale, async (locale) => {
    const line = parseWarranty(file);
    return line && getWarrantyTerms(locale, line);
  });
}
