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

/**
 * Hits of the searched word, with the summary that shows the word of the pages if there is one. It also finds machines
 * and case studies, whose texts rarely have the English word for a part.
 */
export function mergeHits<Hit extends Typed>(searched: readonly Hit[], preferred: readonly Hit[]): Hit[] {
  const known = new Set(searched.map(({ url }) => url));
  const byUrl = new Map(preferred.map((hit) => [hit.url, hit]));
  return [
    ...searched.map((hit) => byUrl.get(hit.url) ?? hit),
    ...preferred.filter((hit) => ['machine', 'case'].includes(typeOf(hit)) && !known.has(hit.url)),
  ];
}
