import type { SearchHitKind } from '#gateway/schema.generated.ts';

/** Types of results that a search can be limited to, in the order of their chips. */
export const searchTypes = [
  'machine',
  'accessory',
  'resin',
  'case',
  'news',
  'event',
  'resource',
  'support',
  'page',
] as const;

export type SearchType = (typeof searchTypes)[number];

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

export function typeOf({ kind }: { kind: SearchHitKind }): SearchType {
  return types[kind];
}

export function toSearchType(text: string | null): SearchType | null {
  return searchTypes.find((type) => type === text) ?? null;
}

export function countTypes(hits: readonly { kind: SearchHitKind }[]): Partial<Record<SearchType, number>> {
  const counts: Partial<Record<SearchType, number>> = {};
  for (const hit of hits) counts[typeOf(hit)] = (counts[typeOf(hit)] ?? 0) + 1;
  return counts;
}
