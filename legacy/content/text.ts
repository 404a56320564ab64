import type { CompleteLanguage, ContentLanguage } from '@heliograph/schema/locales.ts';

/** Required in some languages; optional in those whose translation has begun. */
type TextIn<Language extends ContentLanguage> = Record<Language, string> &
  Partial<Record<Exclude<ContentLanguage, CompleteLanguage>, string>>;

/** A text in every complete language. */
export type Text = TextIn<CompleteLanguage>;

/** A text of records that exist in English and Chinese only. */
export type EnglishChineseText = TextIn<'en' | 'zh'>;

/** What readers of other languages get of a record that exists in some languages only. */
export type InOtherLanguages<Value, Written extends CompleteLanguage> = Record<
  Exclude<CompleteLanguage, Written>,
  Value
> &
  Partial<Record<Exclude<ContentLanguage, CompleteLanguage>, Value>>;

/** A text of records that exist in English only. */
export type EnglishText = TextIn<'en'>;

/** A heading with its text. */
export type Block<Words = Text> = { title: Words; text: Words };
