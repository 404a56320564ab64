/**
 * Tags of cached responses and pages. A response carries the kind of every record it was built from (`material`) and the
 * id of each (`material:12`); both can be purged.
 */
export const cacheTags = [
  'area',
  'distributor',
  'knowledge',
  'live-stream',
  'material',
  'news',
  'product',
  'sample',
  'search',
  'seo',
  'support',
] as const;

export type CacheTag = (typeof cacheTags)[number];

const PURGEABLE = new RegExp(`^(?:${cacheTags.join('|')})(?::[\\w.-]{1,64})?$`);

/** Past this number, the records of a kind are not named one by one. */
const MAX_RECORDS_OF_KIND = 20;

/** Whether a text is a kind, or a kind and the id of a record. */
export function isCacheTag(text: string): boolean {
  return PURGEABLE.test(text);
}

/** The value of a `Cache-Tag` header. Many records of a kind, or ids that fit no header, become `<kind>:*`. */
export function formatCacheTags(tags: readonly string[]): string {
  const byKind = Map.groupBy(tags, kindOf);
  return [...byKind].flatMap(([kind, all]) => (fitsHeader(all) ? all : [kind, `${kind}:*`])).join(',');
}

export function parseCacheTags(header: string | null): string[] {
  return header?.split(',').filter(Boolean) ?? [];
}

/** The tags to look for when one is purged: a response that names no single record is affected by all of its kind. */
export function expandPurgedTag(tag: string): string[] {
  return tag.includes(':') ? [tag, `${kindOf(tag)}:*`] : [tag];
}

function kindOf(tag: string): string {
  return tag.split(':', 1)[0] ?? tag;
}

function fitsHeader(tags: readonly string[]): boolean {
  return tags.length <= MAX_RECORDS_OF_KIND && tags.every(isCacheTag);
}
