import { parseReleaseFile, releaseSlug } from '#features/documents/document-paths.ts';
import { getReleaseFile } from '#features/documents/release-files.ts';
import { getSoftwareReleases } from '#features/software/software-data.ts';
import { respondWithDocument } from '#routes/document-response.ts';

type Context = { params: Promise<{ locale: string; release: string; file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, release: slug, file } = await params;
  return respondWithDocument(request, requestedLocale, async (locale) => {
    const name = parseReleaseFile(file);
    const release = (await getSoftwareReleases(locale)).find((one) => releaseSlug(one) === slug);
    return name && release ? getReleaseFile(locale, release, name) : null;
  });
}
