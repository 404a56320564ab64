import type { SearchHitKind } from '../../generated/resolvers.ts';

/** A reference to a record in the path of its page. */
export type RecordReference =
  | { type: 'Product'; id: string }
  /** Machines have no id in their path. */
  | { type: 'Machine'; path: string }
  | { type: 'Material' | 'CaseStudy' | 'NewsArticle' | 'Event' | 'LiveStream' | 'Resource'; id: string };

const ID_PATHS: [Exclude<RecordReference['type'], 'Machine'>, RegExp][] = [
  ['Product', /^\/hardware\/accessories\/accessoriesDetail\/[\w-]+-(\d+)$/],
  ['Product', /^\/hardware\/detail\/(\d+)$/],
  ['Material', /^\/material\/materialDetail\/[\w-]+-(\d+)$/],
  ['CaseStudy', /^\/application\/moreApplication\/cases\/(\d+)$/],
  ['NewsArticle', /^\/news\/(\d+)$/],
  ['Event', /^\/aboutUs\/events\/detail\/[\w-]+-(\d+)$/],
  ['LiveStream', /^\/aboutUs\/events\/live\/[\w-]+-(\d+)$/],
  ['Resource', /^\/aboutUs\/resources\/detail\/[\w-]+-(\d+)$/],
];

const MACHINE_PATH = /^\/hardware\/[\w-]+$/;

/** Kinds that follow from the path alone. */
export const KINDS = {
  Material: 'MATERIAL',
  CaseStudy: 'CASE_STUDY',
  NewsArticle: 'NEWS',
  Event: 'EVENT',
  LiveStream: 'LIVE_STREAM',
  Resource: 'RESOURCE',
} as const satisfies Partial<Record<RecordReference['type'], SearchHitKind>>;

/** Support pages of machines, the support overview and software downloads. */
export const SUPPORT_PATH = /^\/(?:hardware\/[\w-]+\/3d-printer-support|store\/(?:support|software))$/;

/** Null for pages without a record. */
export function parseRecordPath(path: string): RecordReference | null {
  for (const [type, pattern] of ID_PATHS) {
    const id = pattern.exec(path)?.[1];
    if (id) return { type, id };
  }
  return MACHINE_PATH.test(path) ? { type: 'Machine', path } : null;
}
