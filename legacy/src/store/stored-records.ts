import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import { type Localized, languagesOf, localize, servedLanguageOf, textsOf } from './localize.ts';
import { removeLinksToUnfinishedPages } from './page-links.ts';

/** First and last day of the subject, for example an event, and the publication date. */
type Days = { first: string; last: string; published: string };

/** How records of a kind are stored, found and served. */
type RecordKind<Source extends { id: number | string }> = {
  records: readonly Source[];
  title: (record: Localized<Source>) => string;
  /** The response body in one language. */
  body?: (record: Localized<Source>, language: ContentLanguage) => object;
  /** Codes to filter by. */
  tags?: (record: Source) => Record<string, readonly (string | number)[]>;
  /** ISO 8601 dates to sort and filter by. */
  days?: (record: Source) => Days;
  /** Fields that are null in the response if the record lacks them. */
  nullable?: readonly string[];
  /** Page path; records without one are not in the search index. */
  url?: (record: Source) => string;
};

export type StoredRecord = {
  id: string;
  days: Days;
  tags: { name: string; code: string }[];
  url: string | undefined;
  languages: ContentLanguage[];
  /** In the language, or in English if it lacks a translation. */
  inLanguage: (language: ContentLanguage) => { title: string; body: object; texts: string[] };
};

export const withWorkingLinks = (body: object & { content?: unknown }) =>
  typeof body.content === 'string' ? { ...body, content: removeLinksToUnfinishedPages(body.content) } : body;

export function toStoredRecords<Source extends { id: number | string }>(
  definition: RecordKind<Source>,
): StoredRecord[] {
  return definition.records.map((record) => ({
    id: String(record.id),
    days: definition.days?.(record) ?? { first: '', last: '', published: '' },
    tags: Object.entries(definition.tags?.(record) ?? {}).flatMap(([name, codes]) =>
      [...new Set(codes.map(String))].map((code) => ({ name, code })),
    ),
    url: definition.url?.(record),
    languages: languagesOf(record),
    inLanguage: (language) => {
      const served = servedLanguageOf(record, language);
      const localized = localize(record, served);
      const nulls = Object.fromEntries((definition.nullable ?? []).map((field) => [field, null]));
      return {
        title: definition.title(localized),
        body: { ...nulls, ...withWorkingLinks(definition.body?.(localized, language) ?? localized) },
        texts: textsOf(record, served),
      };
    },
  }));
}
