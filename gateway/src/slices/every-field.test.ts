import { beforeAll, describe, expect, it } from 'vitest';
import { reads } from '../legacy/calls.ts';
import { recordFields } from '../testing/record-fields.ts';

/** Accepted differences between responses and the schemas of their calls, by reason. */
const DIFFERENCES = {
  'Provinces have no country code.': ['areaFind [].code: missing'],
  'The seed has no files of the app.': ['sha256', 'size', 'url'].flatMap((field) => [
    `contentList records[].${field}: missing`,
    `contentList records[].${field}: never sent`,
  ]),
  'The seed has no websites of partners.': [
    'integrationList [].website: missing',
    'integrationList [].website: never sent',
  ],
  'Read by zod to recognize a plain object.': ['changeFeed kinds.constructor: never sent'],
  'The request names the kind.': [
    'agentList [].kind: not read',
    'consumerList [].kind: not read',
    'contentList records[].kind: not read',
  ],
  'These types are not `Translated`.': [
    'agentList [].language: not read',
    'agentList [].languages: not read',
    'consumerList [].language: not read',
    'consumerList [].languages: not read',
    'integrationList [].language: not read',
    'integrationList [].languages: not read',
    'resinFamilyList [].language: not read',
    'resinFamilyList [].languages: not read',
    'sampleCategoryList [].language: not read',
    'sampleCategoryList [].languages: not read',
    'searchRecommend records[].language: not read',
    'searchRecommend records[].languages: not read',
    'searchRecommend records[].updatedAt: not read',
  ],
  'A search result has no id.': ['searchRecommend records[].id: not read'],
  'The gateway computes the ranges of a scope itself.': [
    'materialParamRanges params[].max: not read',
    'materialParamRanges params[].min: not read',
  ],
  'The order of the tags suffices.': ['newsFindHotTags [].count: not read'],
  'The type of a comparison follows from its value.': [
    'productFindAll records[].comparison[].type: not read',
    'productFindById comparison[].type: not read',
  ],
  'The site does not group live streams by product line.': [
    'liveStreamFindAll records[].line: not read',
    'liveStreamFindById line: not read',
  ],
};

/** Fields that are null or empty in the whole seed, by reason. */
const EMPTY_FIELDS = {
  'The seed has no files of the app.': [
    'SoftwareRelease.downloadSha256',
    'SoftwareRelease.downloadSize',
    'SoftwareRelease.downloadUrl',
  ],
  'The manufacturer fills in websites, registrations, prices, and periods; see `distributors.test.ts`, `trade-facts.test.ts`, `machine-facts.test.ts`, `printing-facts.test.ts`.':
    [
      'IntegrationPartner.website',
      'MachineFacts.deliveryTime',
      'Material.registrations',
      'MaterialPack.prices',
      'MaterialRegistration.deviceClass',
      'MaterialRegistration.market',
      'MaterialRegistration.marking',
      'MaterialRegistration.notifiedBody',
      'MaterialRegistration.number',
      'PackPrice.market',
      'PackPrice.price',
      'PackPrice.taxRule',
      'PackPrice.validFrom',
      'PrintingFacts.platformMargin',
    ],
};

const CALLS_WITHOUT_DATA = {
  tdkSelectByPageUrl: 'The index of `tdkPageQuery`, which has the same schema, contains every page.',
};

let fields: Awaited<ReturnType<typeof recordFields>>;

beforeAll(async () => {
  fields = await recordFields();
});

describe('every field', () => {
  it('that the content service sends is in the schema of its call, and vice versa', () => {
    expect(fields.differences.toSorted()).toEqual(Object.values(DIFFERENCES).flat().toSorted());
  });

  it('that a query can select has a value in the seed content', () => {
    expect([...fields.errors]).toEqual([]);
    expect(fields.emptyFields.toSorted()).toEqual(Object.values(EMPTY_FIELDS).flat().toSorted());
  });

  it('is compared for every reading call', () => {
    const calls = [...Object.keys(reads), 'certificateDetail'];
    expect(calls.filter((call) => !fields.callsWithData.some((one) => one === call))).toEqual(
      Object.keys(CALLS_WITHOUT_DATA),
    );
  });
});
