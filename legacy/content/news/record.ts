import type { PictureOf } from '../picture.ts';
import type { EnglishChineseText, InOtherLanguages } from '../text.ts';
import type { newsTags } from './tags.ts';

type NewsSummary = {
  title: string;
  summary: string;
  /** Key points of the text, one or two sentences each. */
  highlights?: string[];
};

export type NewsRecord = {
  id: number;
  type: 'news' | 'training';
  title: EnglishChineseText;
  summary: EnglishChineseText;
  /** Short versions for readers of languages that the text is not translated into. */
  localizedSummaries: InOtherLanguages<NewsSummary, 'en' | 'zh'>;
  /** HTML: p, h2, h3, ul, ol, li, a, strong, em, blockquote. */
  content: EnglishChineseText;
  /** Day of publication, ISO 8601. */
  publishTime: string;
  tags: (keyof typeof newsTags)[];
  /** Numbers of the products it is about. */
  products: number[];
  picture?: PictureOf<EnglishChineseText>;
};
