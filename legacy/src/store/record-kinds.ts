import { type Content, content } from '../../content/content.ts';
import { newsTags } from '../../content/news/tags.ts';
import type { ContentLanguage } from '../../content/text.ts';
import { nameCountry } from './country-names.ts';
import { type Localized, languagesOf, localize, textsOf } from './localize.ts';
import { removeLinksToUnfinishedPages } from './page-links.ts';
import { toPicture } from './pictures.ts';

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

const published = ({ publishTime }: { publishTime: string }) => ({
  first: publishTime,
  last: publishTime,
  published: publishTime,
});

const withPicture = <Body extends { picture?: { name: string; alt: string } }>(record: Body) => ({
  ...record,
  picture: toPicture(record.picture),
});

const withWorkingLinks = (body: object & { content?: unknown }) =>
  typeof body.content === 'string' ? { ...body, content: removeLinksToUnfinishedPages(body.content) } : body;

export type StoredRecord = {
  id: string;
  days: Days;
  tags: { name: string; code: string }[];
  url: string | undefined;
  languages: ContentLanguage[];
  inLanguage: (language: ContentLanguage) => { title: string; body: object; texts: string[] };
};

function kind<Source extends { id: number | string }>(definition: RecordKind<Source>): StoredRecord[] {
  return definition.records.map((record) => ({
    id: String(record.id),
    days: definition.days?.(record) ?? { first: '', last: '', published: '' },
    tags: Object.entries(definition.tags?.(record) ?? {}).flatMap(([name, codes]) =>
      [...new Set(codes.map(String))].map((code) => ({ name, code })),
    ),
    url: definition.url?.(record),
    languages: languagesOf(record),
    inLanguage: (language) => {
      const localized = localize(record, language);
      const nulls = Object.fromEntries((definition.nullable ?? []).map((field) => [field, null]));
      return {
        title: definition.title(localized),
        body: { ...nulls, ...withWorkingLinks(definition.body?.(localized, language) ?? localized) },
        texts: textsOf(record, language),
      };
    },
  }));
}

const product = kind({
  records: content.products,
  title: ({ name }) => name,
  nullable: ['type', 'price', 'buildVolume'],
  body: ({ pictures, ...record }) => ({ ...record, pictures: pictures.flatMap((one) => toPicture(one) ?? []) }),
  tags: ({ kind, line, type, fits }) => ({ kind: [kind], line: [line], type: type ? [type] : [], fits }),
  days: published,
  url: (record) =>
    record.kind === 'accessory'
      ? `/hardware/accessories/accessoriesDetail/${record.urlName}-${record.id}`
      : `/hardware/${record.urlName}`,
});

const news = kind({
  records: content.news,
  title: ({ title }) => title,
  body: (record, language) => ({
    ...withPicture(record),
    tags: record.tags.map((code) => ({ code, name: newsTags[code][language] })),
  }),
  tags: ({ type, tags }) => ({ type: [type], tag: tags }),
  days: published,
  url: ({ id }) => `/news/${id}`,
});

const knowledge = kind<Content['knowledge'][number]>({
  records: content.knowledge,
  title: ({ title }) => title,
  nullable: ['liveStream', 'booth'],
  body: withPicture,
  tags: (record) => ({
    module: [record.module],
    line: [record.line],
    category: record.module === 'events' ? [record.category] : [],
    field: record.module === 'caseStudies' ? [record.field] : [],
  }),
  days: (record) =>
    record.module === 'events'
      ? { first: record.startDate, last: record.endDate, published: record.publishTime }
      : published(record),
  url: ({ module, urlName, id }) => {
    if (module === 'events') return `/aboutUs/events/detail/${urlName}-${id}`;
    if (module === 'caseStudies') return `/application/moreApplication/cases/${id}`;
    return `/aboutUs/resources/detail/${urlName}-${id}`;
  },
});

/** All records by kind, in editorial order. */
export const recordKinds = {
  product,
  news,
  knowledge,
  liveStream: kind({
    records: content.liveStreams,
    title: ({ title }) => title,
    nullable: ['recording', 'broadcast'],
    body: withPicture,
    url: ({ urlName, id }) => `/aboutUs/events/live/${urlName}-${id}`,
  }),
  distributor: kind({
    records: content.distributors,
    title: ({ name }) => name,
    body: (record, language) => ({ ...record, country: nameCountry(record.country, language) }),
    tags: (record) => ({ kind: [record.kind], country: [record.country] }),
  }),
  integrationPartner: kind({ records: content.integrationPartners, title: ({ name }) => name }),
  sampleCategory: kind({ records: content.sampleCategories, title: ({ name }) => name }),
  sample: kind({
    records: content.samples,
    title: ({ name }) => name,
    body: withPicture,
    tags: ({ category }) => ({ category: [category] }),
  }),
  support: kind({
    records: content.supportTopics,
    title: ({ title }) => title,
    tags: ({ kind, topic, products }) => ({ kind: [kind], topic: [topic], product: products }),
  }),
  software: kind({
    records: content.softwareReleases,
    title: ({ name }) => name,
    nullable: ['recommendedMemory'],
    tags: ({ kind, channel }) => ({ kind: [kind], channel: [channel] }),
    days: published,
  }),
  recommendedLink: kind({ records: content.recommendedLinks, title: ({ title }) => title }),
  country: kind({ records: content.countries, title: ({ name }) => name }),
  province: kind({ records: content.provinces, title: ({ name }) => name }),
};

export type RecordKindName = keyof typeof recordKinds;
