/** A text in the three languages that the content store keeps. */
export type Text = { en: string; zh: string; de: string };

export const CONTENT_LANGUAGES = ['en', 'zh', 'de'] as const;

export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];
