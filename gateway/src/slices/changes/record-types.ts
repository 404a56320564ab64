import type { CacheTag } from '@heliograph/schema/cache-tags.ts';
import type { RecordType } from '../../generated/resolvers.ts';
import type { NodeType } from '../nodes/node-types.ts';

type RecordTypeSource = {
  /** Of cached responses with its records. */
  tag: CacheTag;
  /** In the change feed of the content service. */
  kind: string;
  /** Of knowledge base records; any if unset. */
  module?: string;
  node?: NodeType;
};

export const recordTypes: Record<RecordType, RecordTypeSource> = {
  CASE_STUDY: { tag: 'knowledge', kind: 'knowledge', module: 'caseStudies', node: 'CaseStudy' },
  DISTRIBUTOR: { tag: 'distributor', kind: 'distributor' },
  EVENT: { tag: 'knowledge', kind: 'knowledge', module: 'events', node: 'Event' },
  INTEGRATION_PARTNER: { tag: 'distributor', kind: 'integrationPartner' },
  MATERIAL: { tag: 'material', kind: 'material', node: 'Material' },
  NEWS_ARTICLE: { tag: 'news', kind: 'news', node: 'NewsArticle' },
  PRODUCT: { tag: 'product', kind: 'product', node: 'Product' },
  RESOURCE: { tag: 'knowledge', kind: 'knowledge', node: 'Resource' },
  SAMPLE: { tag: 'sample', kind: 'sample', node: 'Sample' },
  SAMPLE_CATEGORY: { tag: 'sample', kind: 'sampleCategory', node: 'SampleCategory' },
  SOFTWARE_RELEASE: { tag: 'support', kind: 'software', node: 'SoftwareRelease' },
  SUPPORT_ARTICLE: { tag: 'support', kind: 'support', node: 'SupportArticle' },
};

export const recordTypeNames = Object.keys(recordTypes) as RecordType[];

/** Cache tag by kind of the change feed, also of kinds that `changes` does not report. */
export const feedKindTags: ReadonlyMap<string, CacheTag> = new Map([
  ...Object.values(recordTypes).map(({ kind, tag }) => [kind, tag] as const),
  ['country', 'area'],
  ['liveStream', 'live-stream'],
  ['province', 'area'],
  ['recommendedLink', 'search'],
  ['resinFamily', 'material'],
  ['tdk', 'seo'],
]);

/** What to purge for a change; the tag is undefined for a kind that the gateway does not know. */
export type ChangedRecord = { tag: CacheTag | undefined; id: string };

/** A changed record. */
export type Change = { type: RecordType; id: string; isDeleted: boolean; updatedAt: string | null };

export type ObservedChanges = {
  cursor: string;
  /** Whether the content service states them; derived otherwise. */
  isStated: boolean;
  /** By cache tag; changes whenever a record with this tag does. */
  positions: ReadonlyMap<CacheTag, string>;
  /** Undefined if the cursor is unknown. */
  changes: Change[] | undefined;
  /** Every changed record, also of types that `changes` does not report. */
  records: ChangedRecord[] | undefined;
};
