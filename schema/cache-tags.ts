/**
 * Cache tags of responses and pages. A response is tagged with the kind of each record it contains (`material`) and with
 * its id (`material:12`); a list also with `material:list`. Each can be purged.
 */
export const cacheTags = [
  'area',
  'change',
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

/** With more records of a kind, the header contains `<kind>:*` instead of their ids. */
const MAX_RECORDS_OF_KIND = 20;

/** Tag of responses that list or count records of a kind: a new or changed record may belong to them. */
export function listTagOf(kind: CacheTag): string {
  return `${kind}:list`;
}

/** Whether the text is `<kind>` or `<kind>:<id>`. */
export function isCacheTag(text: string): boolean {
  return PURGEABLE.test(text);
}

/** Formats a `Cache-Tag` header. Too many records of a kind, or ids with other characters, become `<kind>:*`. */
export function formatCacheTags(tags: readonly string[]): string {
  const byKind = Map.groupBy(tags, kindOf);
  return [...byKind].flatMap(([kind, all]) => (fitsHeader(all) ? all : [kind, `${kind}:*`])).join(',');
}

export function parseCacheTags(header: string | null): string[] {
  return header?.split(',').filter(Boolean) ?? [];
}

/** The tags to purge for one requested tag: `material:12` also matches responses tagged `material:*`. */
export function expandPurgedTag(tag: string): string[] {
  return tag.includes(':') ? [tag, `${kindOf(tag)}:*`] : [tag];
}

function kindOf(tag: string): string {
  return tag.split(':', 1)[0] ?? tag;
}

function fitsHeader(tags: readonly string[]): boolean {
  return tags.length <= MAX_RECORDS_OF_KIND && tags.every(isCacheTag);
}
