/** What is searched for, and how many pages of results are shown below one another. */
export type Search = { text: string; pageCount: number };

const TEXT_MAX = 100;
/** No more are shown at once. */
const PAGES_MAX = 50;

/** The search that the parameters of an address tell; null where nothing is searched for. */
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

/** The address of a search. */
export function searchPath({ text, pageCount }: Search): string {
  const params = new URLSearchParams({ key: text, ...(pageCount > 1 && { page: String(pageCount) }) });
  return `/search?${params}`;
}

/** A search as a part of a route, without letters that need an escape. Addresses do not show it. */
export function toSegment({ text, pageCount }: Search): string {
  return `_${pageCount}-${Buffer.from(text).toString('base64url')}`;
}

/** Null for what `toSegment` never writes. */
export function fromSegment(segment: string): Search | null {
  const [, page = '', encoded = ''] = /^_(\d+)-(.+)$/.exec(segment) ?? [];
  const text = Buffer.from(encoded, 'base64url').toString();
  const search = readSearch(new URLSearchParams({ key: text, page }));
  return search && toSegment(search) === segment ? search : null;
}
