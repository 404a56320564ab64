import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { type Operation, readSampleQueries } from '../testing/sample-operations.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

/** The calls without which a query has nothing to say. All other calls add something to what it says. */
const NEEDED: Record<string, string[]> = {
  areas: ['/api/hgCommon/area/find'],
  caseStudy: ['/knowledge/findById'],
  caseStudies: ['/knowledge/front/findAll'],
  consumerDistributorCountries: ['/hgAgent/consumer/countryList'],
  consumerDistributors: ['/hgAgent/consumer/list'],
  dentalDistributors: ['/hgAgent/list'],
  event: ['/knowledge/findById'],
  events: ['/knowledge/front/findAll'],
  integrationPartners: ['/hgAgent/integration/list'],
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

type Path = (string | number)[];

/** The places where something was answered before and nothing is now. */
function findLost(before: unknown, now: unknown, path: Path = []): Path[] {
  if (now === null) return before === null ? [] : [path];
  if (typeof before !== 'object' || before === null) return [];
  return Object.entries(before).flatMap(([key, value]) =>
    findLost(value, Object(now)[key], [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

/** An answer with nothing in the places that were lost. */
function without(data: unknown, lost: Path[], path: Path = []): unknown {
  if (lost.some((one) => String(one) === String(path))) return null;
  if (typeof data !== 'object' || data === null) return data;
  const rest = Object.entries(data).map(
    ([key, value]) => [key, without(value, lost, [...path, Array.isArray(data) ? Number(key) : key])] as const,
  );
  return Array.isArray(data) ? rest.map(([, value]) => value) : Object.fromEntries(rest);
}

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

/** Asks a gateway that keeps nothing yet, without one of its calls or with all. */
async function askWithout(call: string | undefined, { document, variables }: Operation) {
  const { ask } = await stack.startGateway();
  stack.proxy.clear();
  if (call) stack.proxy.set({ when: ({ path }) => nameOf(path) === call, status: 429 });
  const { data, errors = [] } = await ask(document, variables);
  const { serverTime: _always, ...rest } = data;
  return { data: rest, errors };
}

/** The path of a call without the id or the query in it. */
const nameOf = (path: string) => path.replace(/\/\d+$|\?.*$/, '');

describe('an operation of which one call is down', LONG_TIMEOUT, () => {
  it.each(readSampleQueries().map((operation) => [operation.name, operation] as const))(
    'S17 answers all else, and tells in its place what is missing: %s',
    async (_name, operation) => {
      const whole = await askWithout(undefined, operation);
      expect(whole.errors).toEqual([]);
      const calls = new Set(stack.proxy.seen().map(({ path }) => nameOf(path)));
      for (const call of calls.size > 1 ? calls : []) {
        const { data, errors } = await askWithout(call, operation);
        const lost = findLost(whole.data, data);
        expect(errors.map(({ path }) => path).toSorted(), call).toEqual(lost.toSorted());
        expect(data).toEqual(without(whole.data, lost));
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(lost.map(() => 'UPSTREAM_UNAVAILABLE'));
        const silent = lost.filter((path) => path.length === 1).map(String);
        expect(silent, call).toEqual(silent.filter((query) => NEEDED[query]?.includes(call)));
        expect(lost).not.toEqual([]);
      }
    },
  );

  it('S17 answers all else when the certificate service is down', async () => {
    const { ask } = await stack.startGateway();
    stack.certificateProxy.set({ path: /signin/, status: 500 });
    const { data, errors } = await ask('{ certificate(number: "HG-A2D-2024-000117") { product } areas { id } }');
    expect(errors).toMatchObject([{ path: ['certificate'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(data).toMatchObject({ certificate: null, areas: expect.arrayContaining([{ id: '276' }]) });
  });
});
