import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import { type Content, content } from '../../content/content.ts';
import { newsTags } from '../../content/news/tags.ts';
import { nameCountry, nameProvince } from './area-names.ts';
import { localize } from './localize.ts';
import { toMachineRows } from './machine-rows.ts';
import { toOrderNumberRows } from './order-number-rows.ts';
import { toPicture } from './pictures.ts';
import { toStoredRecords, withWorkingLinks } from './stored-records.ts';

const published = ({ publishTime }: { publishTime: string }) => ({
  first: publishTime,
  last: publishTime,
  published: publishTime,
});

const withPicture = <Body extends { picture?: { name: string; alt: string } }>(record: Body) => ({
  ...record,
  picture: toPicture(record.picture),
});

function findSummary(summaries: Partial<Record<ContentLanguage, object>>, language: ContentLanguage) {
  return summaries[language] ?? null;
}

function withHighlights(summary: object | null) {
  return summary && { highlights: [], ...summary };
}

const product = toStoredRecords({
  records: content.products,
  title: ({ name }) => name,
  nullable: ['type', 'orderNumber', 'price', 'buildVolume', 'printing', 'machine'],
  body: ({ pictures, machine, printing, ...record }, language) => ({
    ...record,
    specification: [...record.specification, ...toOrderNumberRows(record.orderNumbers, language)],
    ...(machine && toMachineRows({ ...record, machine }, language)),
    ...(printing && { printing: { platformMargin: null, ...printing } }),
    ...(machine && { machine: { size: null, rearClearance: null, included: null, deliveryTime: null, ...machine } }),
    pictures: pictures.flatMap((one) => toPicture(one) ?? []),
  }),
  tags: ({ kind, line, type, fits }) => ({ kind: [kind], line: [line], type: type ? [type] : [], fits }),
  days: published,
  url: (record) =>
    record.kind === 'accessory'
      ? `/hardware/accessories/accessoriesDetail/${record.urlName}-${record.id}`
      : `/hardware/${record.urlName}`,
});

const news = toStoredRecords({
  records: content.news,
  title: ({ title }) => title,
  body: ({ localizedSummaries, ...record }, language) => ({
    ...withPicture(record),
    localizedSummary: withHighlights(findSummary(localizedSummaries, language)),
    tags: record.tags.map((code) => ({ code, name: localize(newsTags[code], language) })),
  }),
  tags: ({ type, tags }) => ({ type: [type], tag: tags }),
  days: published,
  url: ({ id }) => `/news/${id}`,
});

const knowledge = toStoredRecords<Content['knowledge'][number]>({
  records: content.knowledge,
  title: ({ title }) => title,
  nullable: ['liveStream', 'booth'],
  body: (record, language) => {
    if (!('localizedSummaries' in record)) return withPicture(record);
    const { localizedSummaries, ...report } = record;
    const localizedSummary = findSummary(localizedSummaries, language);
    const results = 'results' in report ? { results: report.results.map((one) => ({ change: null, ...one })) } : {};
    const blank = record.module === 'events' ? { booth: null, highlights: [] } : {};
    return {
      ...withPicture(report),
      ...results,
      localizedSummary: localizedSummary && { ...blank, ...localizedSummary },
    };
  },
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
  liveStream: toStoredRecords({
    records: content.liveStreams,
    title: ({ title }) => title,
    nullable: ['recording', 'broadcast'],
    body: withPicture,
    url: ({ urlName, id }) => `/aboutUs/events/live/${urlName}-${id}`,
  }),
  distributor: toStoredRecords({
    records: content.distributors,
    title: ({ name }) => name,
    nullable: ['province', 'territory'],
    body: ({ country, province, ...record }, language) => ({
      ...record,
      country: nameCountry(country, language),
      ...(province && { province: nameProvince(province, language) }),
    }),
    tags: (record) => ({ kind: [record.kind], country: [record.country] }),
  }),
  integrationPartner: toStoredRecords({ records: content.integrationPartners, title: ({ name }) => name }),
  sampleCategory: toStoredRecords({ records: content.sampleCategories, title: ({ name }) => name }),
  sample: toStoredRecords({
    records: content.samples,
    title: ({ name }) => name,
    body: withPicture,
    tags: ({ category }) => ({ category: [category] }),
  }),
  support: toStoredRecords({
    records: content.supportTopics,
    title: ({ title }) => title,
    body: ({ machineTexts, ...record }) => ({ ...record, machineTexts: machineTexts.map(withWorkingLinks) }),
    tags: ({ kind, topic, products }) => ({ kind: [kind], topic: [topic], product: products }),
  }),
  software: toStoredRecords({
    records: content.softwareReleases,
    title: ({ name }) => name,
    nullable: ['recommendedMemory', 'storage', 'graphics'],
    tags: ({ kind, channel }) => ({ kind: [kind], channel: [channel] }),
    days: published,
  }),
  resinFamily: toStoredRecords({
    records: content.resinFamilies,
    title: ({ name }) => name,
    nullable: ['transport'],
  }),
  recommendedLink: toStoredRecords({ records: content.recommendedLinks, title: ({ title }) => title }),
  country: toStoredRecords({ records: content.countries, title: ({ name }) => name }),
  province: toStoredRecords({ records: content.provinces, title: ({ name }) => name }),
};

export type RecordKindName = keyof typeof recordKinds;
