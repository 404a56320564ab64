import { type ContentLanguage, contentLanguages } from '@heliograph/schema/locales.ts';
import type { Content } from '../../content/content.ts';
import type { Text } from '../../content/text.ts';
import { localize } from './localize.ts';
import { normalizeText } from './normalize-text.ts';
import type { StoredRecord } from './stored-records.ts';
import type { Tables } from './tables.ts';

export function toRecordRows(kind: string, records: StoredRecord[]) {
  return {
    records: records.map(({ id, days }, position) => ({
      kind,
      id,
      position,
      first_day: days.first,
      last_day: days.last,
      published_on: days.published,
    })),
    texts: records.flatMap((record) => contentLanguages.map((language) => toTextRow(kind, record, language))),
    tags: records.flatMap(({ id, tags }) => tags.map((tag) => ({ kind, id, ...tag }))),
  };
}

function toTextRow(
  kind: string,
  { id, languages, inLanguage }: StoredRecord,
  language: ContentLanguage,
): Tables['record_texts'] {
  const { title, body } = inLanguage(language);
  const served = languages.includes(language) ? language : 'en';
  const servedBody = { ...body, language: served, languages };
  return { kind, id, language, title, folded_title: normalizeText(title), body: JSON.stringify(servedBody) };
}

export function toTermRows(kind: string, labels: Record<string, Text>): Tables['terms'][] {
  return Object.entries(labels).flatMap(([code, label], position) =>
    contentLanguages.map((language) => ({ kind, code, language, label: localize(label, language), position })),
  );
}

export function toCertificateRows(record: Content['certificates'][number]): Tables['certificates'][] {
  const { number, issuedOn } = record;
  return contentLanguages.map((language) => {
    const { product, scope } = localize(record, language);
    return { number, language, product, issued_on: issuedOn, scope };
  });
}
