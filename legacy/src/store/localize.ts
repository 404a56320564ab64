import { type ContentLanguage, contentLanguages } from '@heliograph/schema/locales.ts';

/** A translated text; English is required. */
type Translations = { en: string } & Partial<Record<ContentLanguage, string>>;

/** A record with each translated text replaced by a string. */
export type Localized<Value> = Value extends Translations
  ? string
  : Value extends readonly (infer Item)[]
    ? Localized<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localized<Value[Key]> }
      : Value;

/** Replaces translated texts by those of one language. A missing or empty translation falls back to English. */
export function localize<Value>(value: Value, language: ContentLanguage): Localized<Value> {
  return localizeValue(value, language) as Localized<Value>;
}

function localizeValue(value: unknown, language: ContentLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeValue(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isTranslations(value)) return value[language] || value.en;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeValue(item, language)]));
}

/** All translated texts of a record in one language. */
export function textsOf(value: unknown, language: ContentLanguage): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTranslations(value)) return [value[language] || value.en];
  return Object.values(value).flatMap((item) => textsOf(item, language));
}

/** The languages into which every text of a record is translated. */
export function languagesOf(record: unknown): ContentLanguage[] {
  return contentLanguages.filter((language) => hasLanguage(record, language));
}

/** The language of all texts of a record: English unless each is translated, so that no record mixes languages. */
export function servedLanguageOf(record: unknown, language: ContentLanguage): ContentLanguage {
  return hasLanguage(record, language) ? language : 'en';
}

function hasLanguage(value: unknown, language: ContentLanguage): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isTranslations(value)) return Boolean(value[language]);
  return Object.values(value).every((item) => hasLanguage(item, language));
}

function isTranslations(value: object): value is Translations {
  return 'en' in value && Object.keys(value).every((key) => contentLanguages.some((language) => language === key));
}
