import type {
  CaseStudyRecordFragment,
  MaterialRecordFragment,
  ProductRecordFragment,
  SampleCategoryRecordFragment,
  SampleRecordFragment,
  TextsQuery,
} from '../generated/operations.ts';
import type { Locale } from '../i18n/locales.ts';

export type CopiedRecord =
  | ProductRecordFragment
  | MaterialRecordFragment
  | SampleRecordFragment
  | SampleCategoryRecordFragment
  | CaseStudyRecordFragment;

/** Everything in one language: the records by their global ids in the order of the lists, and the texts of the schema. */
export type LocaleCopy = { records: ReadonlyMap<string, CopiedRecord>; texts: TextsQuery };

/** `cursor` is the position in the changes of the gateway up to which the copy is complete. */
export type Copy = { cursor: string; locales: Readonly<Record<Locale, LocaleCopy>> };
