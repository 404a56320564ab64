import { localeCodes } from '@heliograph/schema/locales.ts';
import type { QueryMaterialsArgs, Resolvers } from '../generated/resolvers.ts';
import type { Context } from '../graphql/context.ts';
import type { CallName } from '../legacy/calls.ts';
import type { LegacyClient } from '../legacy/client.ts';
import { findAreaId, findCountries } from '../slices/areas/areas.legacy.ts';
import { recordLists } from '../slices/changes/record-lists.ts';
import { knowledgeLoader } from '../slices/knowledge/knowledge.legacy.ts';
import { liveStreamLoader } from '../slices/live-streams/live-streams.legacy.ts';
import { parseCriteria } from '../slices/materials/material-criteria.ts';
import { countRelaxed } from '../slices/materials/material-relaxations.ts';
import { findMaterialSafety } from '../slices/materials/material-safety.ts';
import { materialLoader } from '../slices/materials/materials.legacy.ts';
import { newsLoader } from '../slices/news/news.legacy.ts';
import { productLoader } from '../slices/products/products.legacy.ts';
import { findSampleCategories, findUnknownSamples, sampleLoader } from '../slices/samples/samples.legacy.ts';
import { getSeoIndex } from '../slices/seo/seo.legacy.ts';
import { supportArticleLoader } from '../slices/support/support.legacy.ts';

/** One call, whose parameters depend on the data: one of these. */
export type UnknownCall = {
  anyOf: readonly CallName[];
  /** Whether the operation makes a call that makes this one unnecessary. */
  isCovered?: (context: Context) => boolean;
};

/** Starts the calls, which depend on the arguments only. As a method, so that all can be called with any arguments. */
type KnownCalls<Args, ParentArgs> = { start(context: Context, args: Args, parentArgs: ParentArgs): unknown }['start'];

type AnyArgs = Record<string, unknown>;

export type PossibleCalls<Args = AnyArgs, ParentArgs = AnyArgs> = UnknownCall | KnownCalls<Args, ParentArgs>;

/** The calls that a field makes at most, wherever it occurs in a document. */
export type FieldCalls<Args = AnyArgs, ParentArgs = AnyArgs> = {
  /** Not stated for queries: the estimate runs their resolvers. */
  starts?: readonly PossibleCalls<Args, ParentArgs>[];
  /** After the response of a call. */
  follows?: readonly PossibleCalls<Args, ParentArgs>[];
};

type ArgsOf<Resolver> =
  NonNullable<Resolver> extends (source: never, args: infer Args, context: never, info: never) => unknown
    ? Args
    : never;

type FieldTable = {
  readonly [Type in keyof Resolvers]?: {
    readonly [Field in keyof NonNullable<Resolvers[Type]>]?: FieldCalls<
      ArgsOf<NonNullable<Resolvers[Type]>[Field]>,
      QueryMaterialsArgs
    >;
  };
};

type Loader = (legacy: LegacyClient) => { hasList: () => boolean };

/** The records of all fields beside each other are loaded with one call: of the record, or of the complete list. */
function record(loader: Loader, ...anyOf: CallName[]): UnknownCall {
  return { anyOf, isCovered: ({ legacy }) => loader(legacy).hasList() };
}

const NONE = {};

const product = record(productLoader, 'productFindById', 'productFindAll');
const material = record(materialLoader, 'materialFindById', 'materialFind');
const liveStream = record(liveStreamLoader, 'liveStreamFindById', 'liveStreamFindAll');
const newsArticle = record(newsLoader, 'newsFindById', 'newsFindAll');
const knowledge = record(knowledgeLoader, 'knowledgeFindById', 'knowledgeFindAll');

const allProducts = ({ legacy }: Context) => productLoader(legacy).findAll();
const areas = ({ legacy }: Context) => findAreaId(legacy, '');

const products = { starts: [product] };
const materials = { starts: [material] };
const productList = { starts: [allProducts] };
const materialList = { starts: [({ legacy }: Context) => materialLoader(legacy).findAll()] };
const knowledgeList = { starts: [({ legacy }: Context) => knowledgeLoader(legacy).findAll()] };
const liveStreamList = { starts: [({ legacy }: Context) => liveStreamLoader(legacy).findAll()] };
const newsList = { starts: [({ legacy }: Context) => newsLoader(legacy).findAll()] };
const sampleList = { starts: [({ legacy }: Context) => sampleLoader(legacy).findAll()] };
const supportList = { starts: [({ legacy }: Context) => supportArticleLoader(legacy).findAll()] };
const pageRecord = { starts: [allProducts, material, newsArticle, liveStream, knowledge] };

/** If the content service has no change feed: all lists, in each locale. */
function allLists(context: Context): Promise<unknown> {
  const lists = localeCodes.flatMap((locale) => {
    const legacy = context.freshLegacyIn(locale);
    return [...Object.values(recordLists).map((list) => list(legacy)), findMaterialSafety(legacy, '')];
  });
  return Promise.allSettled(lists);
}

const write = (call: CallName): UnknownCall => ({ anyOf: [call] });
const registration: FieldCalls<{ input: { liveStream: string } }> = {
  starts: [({ legacy }, { input }) => liveStreamLoader(legacy).load(input.liveStream)],
  follows: [areas, write('registerInfoSave')],
};

/** Every field with a resolver; a test reports missing ones. */
export const fieldCalls: FieldTable = {
  Query: {
    areas: NONE,
    caseStudies: NONE,
    caseStudy: NONE,
    certificate: NONE,
    changes: { follows: [allLists] },
    consumerDistributorCountries: NONE,
    consumerDistributors: NONE,
    countries: NONE,
    dentalDistributors: NONE,
    distributorCountries: NONE,
    enumLabels: NONE,
    event: NONE,
    events: NONE,
    integrationPartners: NONE,
    liveStream: NONE,
    liveStreams: NONE,
    material: NONE,
    materialFilterOptions: NONE,
    materials: NONE,
    newsArticle: NONE,
    newsArticles: NONE,
    newsTags: NONE,
    node: NONE,
    nodes: NONE,
    product: NONE,
    productComparison: NONE,
    products: NONE,
    provinces: NONE,
    recordByPath: NONE,
    resource: NONE,
    resources: NONE,
    sample: NONE,
    sampleCategories: NONE,
    samples: NONE,
    search: NONE,
    searchRecommendations: NONE,
    seo: { follows: [{ anyOf: ['tdkSelectByPageUrl'] }] },
    serverTime: NONE,
    softwareReleases: NONE,
    supportArticles: NONE,
  },
  Mutation: {
    confirmSubscription: { starts: [areas], follows: [write('clientSubscribeAddInfo')] },
    createFormChallenge: NONE,
    registerForLiveStream: registration,
    requestSample: {
      starts: [write('sampleApplySubmit')],
      follows: [({ legacy }, { input }) => findUnknownSamples(legacy, input.samples)],
    },
    submitInquiry: { starts: [areas], follows: [write('clientSubscribeAddInfo')] },
    // Without a country, there is nothing to look up.
    subscribe: { starts: [(context, { input }) => input.country && areas(context)] },
    unlockVideo: registration,
  },
  CaseStudy: { globalId: NONE, materials, products },
  Distributor: { languages: NONE, locatedIn: NONE },
  Event: {
    closingTime: NONE,
    globalId: NONE,
    heldIn: { starts: [({ legacy }) => findCountries(legacy)] },
    materials,
    openingTime: NONE,
    products,
    timeZoneId: NONE,
  },
  LiveStream: {
    broadcastUrl: NONE,
    globalId: NONE,
    materials,
    products,
    recording: NONE,
    resource: knowledgeList,
    state: NONE,
  },
  MachineErrorCode: { firstSteps: NONE, meaning: NONE, products },
  Material: {
    caseStudies: knowledgeList,
    events: knowledgeList,
    globalId: NONE,
    liveStreams: liveStreamList,
    printers: products,
    property: NONE,
    related: materials,
    resources: knowledgeList,
    safety: { starts: [({ legacy }) => findMaterialSafety(legacy, '')] },
    samples: sampleList,
  },
  MaterialPage: {
    pageInfo: NONE,
    relaxations: { starts: [({ legacy }, _args, { filter }) => countRelaxed(legacy, parseCriteria(filter))] },
  },
  Money: { currencyCode: NONE, decimalAmount: NONE },
  NewsArticle: { globalId: NONE, products },
  Picture: { renditions: NONE },
  PictureRendition: { format: NONE, path: NONE, url: NONE },
  Product: {
    accessories: productList,
    caseStudies: knowledgeList,
    events: knowledgeList,
    fits: products,
    globalId: NONE,
    liveStreams: liveStreamList,
    materials: materialList,
    newsArticles: newsList,
    relatedAccessories: products,
    resources: knowledgeList,
    samples: sampleList,
    supportArticles: supportList,
  },
  RecordChange: { globalId: NONE },
  Resource: { globalId: NONE, liveStream: { starts: [liveStream] }, materials, products },
  Sample: {
    category: { starts: [({ legacy }) => findSampleCategories(legacy)] },
    globalId: NONE,
    material: materials,
    printer: products,
  },
  SampleCategory: { globalId: NONE },
  SearchHit: {
    kind: productList,
    picture: pageRecord,
    record: pageRecord,
    summary: { ...pageRecord, follows: [({ legacy }) => getSeoIndex(legacy)] },
  },
  SoftwareRelease: { globalId: NONE },
  SupportArticle: { body: NONE, globalId: NONE, products, title: NONE },
};
