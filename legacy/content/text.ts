/** A text in the three languages that the content store keeps. */
export type Text = { en: string; zh: string; de: string };

/** A text of records that exist in English and Chinese only. */
export type EnglishChineseText = { en: string; zh: string };

/** A text of records that exist in English only. */
export type EnglishText = { en: string };

export const CONTENT_LANGUAGES = ['en', 'zh', 'de'] as const;

export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** A heading with its text. */
export type Block<Words = Text> = { title: Words; text: Words };
