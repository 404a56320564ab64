import type { PictureOf } from '../picture.ts';
import type { EnglishChineseText, EnglishText, InOtherLanguages, Text } from '../text.ts';

type Entry<Words> = {
  id: number;
  /** Lower-case ASCII words joined by hyphens, ends in a letter: the readable part of the address. */
  urlName: string;
  line: 'dental' | 'reflex';
  title: Words;
  /** One or two sentences. */
  summary: Words;
  /** HTML: p, h2, h3, ul, ol, li, a, strong, em, blockquote, table, thead, tbody, tr, th, td. */
  content: Words;
  /** Day of publication, ISO 8601. */
  publishTime: string;
  /** Numbers of the products and materials it is about. */
  products: number[];
  materials: number[];
  picture?: PictureOf<Words>;
};

/** Webinars name the live stream whose recording they are. */
export type ArticleRecord = Entry<Text> & {
  module: 'webinars' | 'brochures' | 'news' | 'whitePapers' | 'blogs' | 'articles';
  liveStream?: number;
};

type CaseStudySummary = {
  title: string;
  /** One to three sentences. */
  summary: string;
  /** HTML, as in an entry. */
  content: string;
  customer: string;
  /** As those of the text, in the same order. */
  results: { figure: string; label: string }[];
};

type EventSummary = {
  title: string;
  summary: string;
  venue: string;
  city: string;
  booth?: string;
  /** Key points of the text, one or two sentences each. */
  highlights?: string[];
};

/** Fields of use: 1 dentistry, 2 innovation, 3 hearables, 5 orthopaedic rehabilitation. */
export type CaseStudyRecord = Entry<EnglishChineseText> & {
  module: 'caseStudies';
  field: 1 | 2 | 3 | 5;
  /** What kind of organisation, and where; never a person. */
  customer: EnglishChineseText;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Short versions for readers of languages that the text is not translated into. */
  localizedSummaries: InOtherLanguages<CaseStudySummary, 'en' | 'zh'>;
  /** Measured results, each a figure with what it measures, and both values in one unit where the old one is known. */
  results: {
    figure: EnglishChineseText;
    label: EnglishChineseText;
    change?: { before: number; after: number };
  }[];
};

export type EventRecord = Entry<EnglishText> & {
  module: 'events';
  category: 'tradeShow' | 'conference' | 'openHouse' | 'training' | 'webinar';
  /** First and last day, ISO 8601, at the place of the event. */
  startDate: string;
  endDate: string;
  /** Local opening hours, `09:00`. */
  startTime: string;
  endTime: string;
  /** IANA name, for example `Europe/Berlin`. */
  timeZone: string;
  venue: EnglishText;
  city: EnglishText;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Hall and stand, where there is one. */
  booth?: string;
  /** Short versions for readers of languages that the text is not translated into. */
  localizedSummaries: InOtherLanguages<EventSummary, 'en'>;
};

export type KnowledgeRecord = ArticleRecord | CaseStudyRecord | EventRecord;
