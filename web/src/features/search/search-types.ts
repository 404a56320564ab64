import type { SearchHitKind } from '#gateway/schema.generated.ts';

/** Types of results that a search can be limited to, in the order of their chips: on phones, the first ones show. */
export const searchTypes = [
  'resin',
  'machine',
  'application',
  'case',
  'accessory',
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
