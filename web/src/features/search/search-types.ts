import type { SearchHitKind } from '#gateway/schema.generated.ts';

/** Types of results that a search can be limited to, in the order of their chips. */
export const searchTypes = [
  'machine',
  'accessory',
  'resin',
  'application',
  'case',
  'news',
  'event',
  'resource',
  'support',
  'page',
] as const;

export type SearchType = (typeof searchTypes)[number];

type Typed = { kind: SearchHitKind; url: string };

const types: Record<SearchHitKind, SearchType> = {
  PRINTER: 'machine',
  STATION: 'machine',
  ACCESSORY: 'accessory',
  MATERIAL: 'resin',
  CASE_STUDY: 'case',
  NEWS: 'news',
  EVENT: 'event',
  LIVE_STREAM: 'event',
  RESOURCE: 'resource',
  SUPPORT: 'support',
  PAGE: 'page',
};

export function typeOf({ kind, url }: Typed): SearchType {
  return kind === 'PAGE' && url.startsWith('/application') ? 'application' : types[kind];
}

export function toSearchType(text: string | null): SearchType | null {
  return searchTypes.find((type) => type === text) ?? null;
}

export function countTypes(hits: readonly Typed[]): Partial<Record<SearchType, number>> {
  const counts: Partial<Record<SearchType, number>> = {};
  for (const hit of hits) counts[typeOf(hit)] = (counts[typeOf(hit)] ?? 0) + 1;
  return counts;
}

/** In each page of results, a type has at most this many while other types have results left. */
const MAX_OF_TYPE = 2;

/** Keeps the order within a type. */
export function mixTypes<Hit extends Typed>(hits: readonly Hit[], pageSize: number): Hit[] {
  const mixed: Hit[] = [];
  let left = [...hits];
  while (left.length > 0) {
    const counts: Partial<Record<SearchType, number>> = {};
    const preferred = left.filter((hit) => {
      counts[typeOf(hit)] = (counts[typeOf(hit)] ?? 0) + 1;
      return (counts[typeOf(hit)] ?? 0) <= MAX_OF_TYPE;
    });
    const chosen = new Set([...new Set([...preferred, ...left])].slice(0, pageSize));
    mixed.push(...left.filter((hit) => chosen.has(hit)));
    left = left.filter((hit) => !chosen.has(hit));
  }
  return mixed;
}
