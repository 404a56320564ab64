import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import { content } from '../content.ts';

type Words = Partial<Record<ContentLanguage, string>>;

type Field = { place: string; name: string; value: unknown };

/** Page titles have no number; the names of countries come from a library. */
const { terms, certificates, tdk: _tdk, countries: _countries, ...numbered } = content;

/** Every record that somebody wrote, and what a message calls it. */
export const records: { place: string; kind: string; record: object }[] = [
  ...Object.entries(numbered).flatMap(([kind, list]) =>
    list.map((record) => ({ place: `${kind} ${record.id}`, kind, record })),
  ),
  ...certificates.map((record) => ({ place: `certificates ${record.number}`, kind: 'certificates', record })),
  ...Object.entries(terms).map(([name, record]) => ({ place: `terms ${name}`, kind: 'terms', record })),
];

/** The fields of a record at any depth, with their paths. A text in several languages is one field. */
function fieldsOf(record: object, place: string): Field[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const field = { place: `${place} ${name}`, name, value };
    const isLeaf = typeof value !== 'object' || value === null || isText(value);
    return isLeaf ? [field] : fieldsOf(value, field.place);
  });
}

const isText = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'en' in value;

export const fields = records.flatMap(({ place, record }) =>
  fieldsOf(record, place).map((field) => ({ ...field, record })),
);

export const texts = fields.flatMap(({ value, ...field }) => (isText(value) ? [{ ...field, text: value }] : []));

/** Texts written for one language only. */
const summaries = [...content.knowledge, ...content.news].flatMap((record) =>
  Object.entries('localizedSummaries' in record ? record.localizedSummaries : {}).flatMap(([language, summary]) =>
    fieldsOf(summary, `${'module' in record ? 'knowledge' : 'news'} ${record.id} localizedSummaries`).map(
      ({ value, place, name }) => ({
        ...{ name, record, language },
        place: `${place} ${language}`,
        words: String(value),
      }),
    ),
  ),
);

/** Every text in every language that it has. */
export const phrases = [
  ...texts.flatMap(({ text, ...field }) =>
    Object.entries(text).map(([language, words]) => ({
      ...field,
      place: `${field.place} ${language}`,
      language,
      words,
    })),
  ),
  ...summaries,
];
