import { defaultLocale, isLocale, type Locale, locales } from '@heliograph/schema/locales.ts';
import { CONTENT_LIFE } from '#config/content-life.ts';
import type { ServedFile } from '#features/documents/document-cache.ts';
import { localePath } from '#i18n/paths.ts';
import { toUnavailablePage } from './document-unavailable-page.ts';
import { fetchNotFoundPage } from './fetch-not-found-page.ts';

/** A file, the path to redirect to, or null if there is no such document. */
type Result = ServedFile | { path: string } | null;

/** As pages send it. */
const CACHE_CONTROL = `s-maxage=${CONTENT_LIFE.revalidate}, stale-while-revalidate=${CONTENT_LIFE.expire - CONTENT_LIFE.revalidate}`;
const RETRY_SECONDS = 60;

/** Responds with a document of a locale; with 503 and a localized page if its data cannot be loaded. */
export async function respondWithDocument(
  request: Request,
  requestedLocale: string,
  find: (locale: Locale) => Promise<Result>,
): Promise<Response> {
  if (!isLocale(requestedLocale)) return fetchNotFoundPage(defaultLocale);
  try {
    const result = await find(requestedLocale);
    if (!result) return await fetchNotFoundPage(requestedLocale);
    if ('path' in result) return redirectTo(localePath(requestedLocale, result.path));
    return toFileResponse(result, requestedLocale, request.headers.get('if-none-match'));
  } catch (error) {
    console.error(`The document ${new URL(request.url).pathname} could not be served.`, error);
    return new Response(toUnavailablePage(requestedLocale), {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'retry-after': String(RETRY_SECONDS),
      },
    });
  }
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': CACHE_CONTROL } });
}

function toFileResponse(file: ServedFile, locale: Locale, ifNoneMatch: string | null): Response {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const headers = { etag, 'cache-control': CACHE_CONTROL };
  if (matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, {
    headers: {
      ...headers,
      'content-type': file.type,
      'content-language': locales[locale].tag,
      'content-disposition': toDisposition(file),
    },
  });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** PDFs open in the browser. The name follows RFC 6266. */
function toDisposition({ type, name, asciiName }: ServedFile): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  const kind = type === 'application/pdf' ? 'inline' : 'attachment';
  return `${kind}; filename="${asciiName.replaceAll(/[^\w.-]/g, '-')}"; filename*=UTF-8''${encoded}`;
}
