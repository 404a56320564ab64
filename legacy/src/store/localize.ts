import { CONTENT_LANGUAGES, type ContentLanguage } from '../../content/text.ts';

/** A text in one or more languages; English is always among them. */
type Words = { en: string } & Partial<Record<ContentLanguage, string>>;

/** A record as one language sees it: a string wherever there was a text in several languages. */
export type Localized<Value> = Value extends Words
  ? string
  : Value extends readonly (infer Item)[]
    ? Localized<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localized<Value[Key]> }
      : Value;

/** Takes the texts of one language, or the English ones where it has none. */
export function localize<Value>(value: Value, language: ContentLanguage): Localized<Value> {
  return translate(value, language) as Localized<Value>;
}

function translate(value: unknown, language: ContentLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isWords(value)) return value[language] ?? value.en;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item, language)]));
}

/** Every text of a record in one language, and nothing that is a code. */
export function textsOf(value: unknown, language: ContentLanguage): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWords(value)) return [value[language] ?? value.en];
  return Object.values(value).flatMap((item) => textsOf(item, language));
}

/** The languages that all texts of a record have. */
export function languagesOf(record: unknown): ContentLanguage[] {
  return CONTENT_LANGUAGES.filter((language) => hasLanguage(record, language));
}

function hasLanguage(value: unknown, language: ContentLanguage): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isWords(value)) return language in value;
  return Object.values(value).every((item) => hasLanguage(item, language));
}

function isWords(value: object): value is Words {
  return 'en' in value && Object.keys(value).every((key) => CONTENT_LANGUAGES.some((language) => language === key));
}
