import { type SearchType, toSearchType } from './search-types.ts';

/** Results that one page adds. */
export const PAGE_SIZE = 10;

/** `pageCount` pages of results are shown at once; of all types, if `type` is null. */
export type Search = { text: string; type: SearchType | null; pageCount: number };

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
  const type = toSearchType(params.get('type'));
  return { text, type, pageCount: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), PAGES_MAX) : 1 };
}

export function searchPath({ text, type, pageCount }: Search): string {
  const params = new URLSearchParams({
    key: text,
    ...(type && { type }),
    ...(pageCount > 1 && { page: String(pageCount) }),
  });
  return `/search?${params}`;
}

/** Encodes a search as a route segment without reserved characters. Not visible in URLs. */
export function toSegment({ text, type, pageCount }: Search): string {
  return `_${pageCount}-${type ?? ''}-${Buffer.from(text).toString('base64url')}`;
}

/** Null unless written by `toSegment`. */
export function fromSegment(segment: string): Search | null {
  const [, page = '', type = '', encoded = ''] = /^_(\d+)-([a-z]*)-(.+)$/.exec(segment) ?? [];
  const text = Buffer.from(encoded, 'base64url').toString();
  const search = readSearch(new URLSearchParams({ key: text, type, page }));
  return search && toSegment(search) === segment ? search : null;
}
