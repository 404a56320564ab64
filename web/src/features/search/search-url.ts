/** `pageCount` pages of results are shown at once. */
export type Search = { text: string; pageCount: number };

const TEXT_MAX = 100;
const PAGES_MAX = 50;

export function readSearch(params: URLSearchParams): Search | null {
  const typed = params.get('key') ?? '';
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX)
    .toWellFormed();
  if (text === '') return null;
  const page = params.get('page') ?? '';
  return { text, pageCount: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), PAGES_MAX) : 1 };
}

export function searchPath({ text, pageCount }: Search): string {
  const params = new URLSearchParams({ key: text, ...(pageCount > 1 && { page: String(pageCount) }) });
  return `/search?${params}`;
}

/** Encodes a search as a route segment without reserved characters. Not visible in URLs. */
export function toSegment({ text, pageCount }: Search): string {
  return `_${pageCount}-${Buffer.from(text).toString('base64url')}`;
}

/** Null unless written by `toSegment`. */
export function fromSegment(segment: string): Search | null {
  const [, page = '', encoded = ''] = /^_(\d+)-(.+)$/.exec(segment) ?? [];
  const text = Buffer.from(encoded, 'base64url').toString();
  const search = readSearch(new URLSearchParams({ key: text, page }));
  return search && toSegment(search) === segment ? search : null;
}
