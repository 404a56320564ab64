import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { type Operation, readSampleQueries } from '../testing/sample-operations.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

/** The calls that a query field requires. Without any other call, it returns partial data. */
const REQUIRED_CALLS: Record<string, string[]> = {
  areas: ['/api/hgCommon/area/find'],
  caseStudy: ['/knowledge/findById'],
  caseStudies: ['/knowledge/front/findAll'],
  consumerDistributorCountries: ['/hgAgent/consumer/countryList'],
  consumerDistributors: ['/hgAgent/consumer/list'],
  countries: ['/api/hgCommon/area/find'],
  provinces: ['/api/hgCommon/area/find'],
  distributorCountries: ['/hgAgent/consumer/countryList'],
  dentalDistributors: ['/hgAgent/list'],
  event: ['/knowledge/findById'],
  events: ['/knowledge/front/findAll'],
  integrationPartners: ['/hgAgent/integration/list'],
  liveStream: ['/liveStream/findById'],
  liveStreams: ['/liveStream/findAll'],
  material: ['/materialsManage/findById'],
  materialFilterOptions: ['/materialsManage/find', '/materialsManage/paramRanges'],
  materials: ['/materialsManage/find'],
  newsArticle: ['/websiteNews/findById'],
  newsArticles: ['/websiteNews/findAll'],
  newsTags: ['/websiteNews/findHotTags'],
  product: ['/product/findById'],
  productComparison: ['/product/findAll', '/product/findById'],
  products: ['/product/findAll'],
  recordByPath: ['/materialsManage/findById'],
  resource: ['/knowledge/findById'],
  resources: ['/knowledge/front/findAll'],
  sampleCategories: ['/sample/category/list'],
  samples: ['/sample/product/page'],
  search: ['/hgCommon/search'],
  searchRecommendations: ['/searchRecommend/findAll'],
  seo: ['/TDK/pageQuery', '/TDK/selectByPageUrl'],
  softwareReleases: ['/mall/content/list'],
  supportArticles: ['/mall/content/list'],
};

/** Details of search hits are null without an error: `search-hits.test.ts`. */
const SEARCH_CALLS = [...(REQUIRED_CALLS.search ?? []), ...(REQUIRED_CALLS.searchRecommendations ?? [])];

const isOptional = (call: string, { document }: Operation) =>
  /\bsearch(?:Recommendations)?\b/.test(document) && !SEARCH_CALLS.includes(call);

type Path = (string | number)[];

/** Paths that are null only in the second response. */
function findLost(before: unknown, after: unknown, path: Path = []): Path[] {
  if (after === null) return before === null ? [] : [path];
  if (typeof before !== 'object' || before === null) return [];
  return Object.entries(before).flatMap(([key, value]) =>
    findLost(value, Object(after)[key], [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

/** Replaces the values at the paths with null. */
function nullify(data: unknown, lost: Path[], path: Path = []): unknown {
  if (lost.some((one) => String(one) === String(path))) return null;
  if (typeof data !== 'object' || data === null) return data;
  const rest = Object.entries(data).map(
    ([key, value]) => [key, nullify(value, lost, [...path, Array.isArray(data) ? Number(key) : key])] as const,
  );
  return Array.isArray(data) ? rest.map(([, value]) => value) : Object.fromEntries(rest);
}

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

/** Executes an operation with empty caches while one call fails. */
async function executeWithout(call: string | undefined, { document, variables }: Operation) {
  const { execute } = await stack.startGateway();
  stack.proxy.clear();
  if (call) stack.proxy.inject({ when: ({ path }) => toCall(path) === call, status: 429 });
  const { data, errors = [] } = await execute(document, variables);
  const { serverTime: _serverTime, ...rest } = data;
  return { data: rest, errors };
}

/** The path without id and query string. */
const toCall = (path: string) => path.replace(/\/\d+$|\?.*$/, '');

describe('an operation with one failing upstream call', LONG_TIMEOUT, () => {
  it.each(readSampleQueries().map((operation) => [operation.name, operation] as const))(
    'S17 returns partial data and one error at each missing field: %s',
    async (_name, operation) => {
      const complete = await executeWithout(undefined, operation);
      expect(complete.errors).toEqual([]);
      const calls = new Set(stack.proxy.requests().map(({ path }) => toCall(path)));
      for (const call of calls.size > 1 ? calls : []) {
        if (isOptional(call, operation)) continue;
        const { data, errors } = await executeWithout(call, operation);
        const lost = findLost(complete.data, data);
        expect(errors.map(({ path }) => path).toSorted(), call).toEqual(lost.toSorted());
        expect(data).toEqual(nullify(complete.data, lost));
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(lost.map(() => 'UPSTREAM_UNAVAILABLE'));
        const lostFields = lost.filter((path) => path.length === 1).map(String);
        expect(lostFields, call).toEqual(lostFields.filter((query) => REQUIRED_CALLS[query]?.includes(call)));
        expect(lost).not.toEqual([]);
      }
    },
  );

  it('S17 returns partial data when the certificate service is down', async () => {
    const { execute } = await stack.startGateway();
    stack.certificateProxy.inject({ path: /signin/, status: 500 });
    const { data, errors } = await execute('{ certificate(number: "HG-A2D-2024-000117") { product } areas { id } }');
    expect(errors).toMatchObject([{ path: ['certificate'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(data).toMatchObject({ certificate: null, areas: expect.arrayContaining([{ id: '276' }]) });
  });
});
