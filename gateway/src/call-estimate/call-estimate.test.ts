import { listLeads } from '@heliograph/legacy/leads.ts';
import fc from 'fast-check';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listDocument } from '../graphql/limits/generated-documents.ts';
import { toDocumentHash } from '../graphql/operation-manifest.ts';
import type { CallTrace } from '../legacy/call-trace.ts';
import { createInquiry } from '../slices/inquiries/inquiries.fixture.ts';
import { schema } from '../slices/schema.ts';
import { buildFieldQueries, QUERY_ARGUMENTS } from '../testing/build-queries.ts';
import { readExamples } from '../testing/sample-operations.ts';
import { formSecrets, nameOf, siteDocuments, siteOperations } from '../testing/site-operations.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import type { EstimatedCall } from './estimate-calls.ts';
import { fieldCalls } from './field-calls.ts';

type Estimate = { atMost: number; cached: number; calls: EstimatedCall[] };
type EstimateResponse = {
  extensions?: { estimate: Estimate };
  errors?: { extensions: { code: string } }[];
};
type Operation = { name: string; document: string; variables: object };

const operations: Operation[] = [
  ...readExamples(),
  ...siteDocuments.map((document) => {
    const name = nameOf(document);
    return { name, document, variables: siteOperations[name]?.variables ?? {} };
  }),
];
const isQuery = ({ document }: Operation) => /^query\b/m.test(document);

/** Operations that may make more calls than they make with these variables: the calls made, and those estimated. */
const MORE_POSSIBLE: Record<string, [made: number, atMost: number]> = {
  // The materials of its resources are the page of materials of another field.
  MaterialDetail: [5, 7],
  // Other filters are counted only if nothing matches.
  MaterialList: [2, 3],
  // The machines of error codes are loaded with those of their articles.
  SupportArticles: [2, 3],
  // Live streams are read only if a resource is a recording.
  ResourceList: [3, 4],
  // The kind of the hit or record decides which records are loaded.
  ProductDetail: [3, 4],
  SearchRecommendedHits: [3, 7],
  SearchResultPage: [5, 7],
  SearchSuggestions: [1, 2],
  'example search': [4, 8],
  // The content service has a change feed; without one, all lists are read in each locale.
  'example changes': [1, 37],
  'example materials': [2, 3],
  // The index contains every page.
  PageSeo: [1, 2],
  'example search-engines': [1, 2],
  // Areas and samples are read if the content service rejects the form, or if the form names a country by its code.
  RegisterForLiveStream: [2, 4],
  RequestSample: [1, 3],
  ConfirmSubscription: [1, 3],
  SubmitInquiry: [1, 3],
  UnlockVideo: [2, 4],
  // Invalid forms are not sent.
  'example inquiry': [0, 3],
  'example newsletter-confirmation': [0, 3],
  'example live-stream-registration': [0, 4],
  'example newsletter': [0, 2],
  'example sample-request': [0, 3],
  'example video-unlock': [0, 4],
};

const fieldQueries = buildFieldQueries(schema, QUERY_ARGUMENTS);

async function send({ origin }: TestGateway, document: string, variables: object = {}) {
  const response = await fetch(`${origin}/graphiql/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  return { status: response.status, body: (await response.json()) as EstimateResponse };
}

async function estimate(gateway: TestGateway, document: string, variables: object = {}): Promise<Estimate> {
  const { extensions } = (await send(gateway, document, variables)).body;
  return extensions?.estimate ?? expect.fail('There is no estimate.');
}

async function run({ ask, restCalls }: TestGateway, document: string, variables: object = {}) {
  restCalls.length = 0;
  const { extensions } = await ask(document, variables, { 'x-legacy-calls': '1' });
  return { sent: restCalls.length, trace: (extensions?.legacy ?? []) as CallTrace[] };
}

const start = async (options: Parameters<typeof startGateway>[0]) => {
  const gateway = await startGateway(options);
  onTestFinished(gateway.close);
  return gateway;
};

describe('the table of calls by field', () => {
  it('has every field with a resolver, and no other', () => {
    const resolved = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap(({ name, resolve }) => (resolve ? [`${type.name}.${name}`] : [])),
      );
    const listed = Object.entries(fieldCalls).flatMap(([type, fields]) =>
      Object.keys(fields ?? {}).map((field) => `${type}.${field}`),
    );
    expect(listed.toSorted()).toEqual(resolved.toSorted());
  });
});

describe('the estimate with the caches off', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({
      upstreamCacheBytes: 0,
      responseCacheBytes: 0,
      ...formSecrets,
      // Exempt from the limits for documents.
      persistedOperations: new Map(fieldQueries.map((document) => [toDocumentHash(document), document])),
      rateLimits: { certificate: 1_000 },
    });
  });

  afterAll(() => gateway.close());

  /** The calls of the trace that are not among the estimated ones, each matched once. */
  const unexpectedCalls = (trace: readonly CallTrace[], { calls }: Estimate) => {
    const left = calls.toSorted((a, b) => a.anyOf.length - b.anyOf.length);
    return trace.flatMap(({ call }) => {
      const index = left.findIndex(({ anyOf }) => anyOf.includes(call));
      if (index < 0) return [call];
      left.splice(index, 1);
      return [];
    });
  };

  async function compare(document: string, variables: object = {}) {
    const estimated = await estimate(gateway, document, variables);
    const { sent, trace } = await run(gateway, document, variables);
    expect(trace).toHaveLength(sent);
    expect(unexpectedCalls(trace, estimated)).toEqual([]);
    expect(estimated.cached).toBe(0);
    return [sent, estimated.atMost] as const;
  }

  it('is the number of calls of every example and operation of the site, or more for those that may make more', async () => {
    const differing: typeof MORE_POSSIBLE = {};
    for (const { name, document, variables } of operations) {
      const [made, atMost] = await compare(document, variables);
      expect(made, name).toBeLessThanOrEqual(atMost);
      if (made < atMost) differing[name] = [made, atMost];
    }
    expect(differing).toEqual(MORE_POSSIBLE);
  });

  it('covers the calls of every field', async () => {
    for (const document of fieldQueries) {
      const [made, atMost] = await compare(document);
      expect(made, document).toBeLessThanOrEqual(atMost);
    }
  });

  it('covers the calls of generated documents (seed 1)', async () => {
    const property = fc.asyncProperty(listDocument, async (document) => {
      if ((await send(gateway, document)).body.errors) return;
      const [made, atMost] = await compare(document);
      expect(made).toBeLessThanOrEqual(atMost);
    });
    await fc.assert(property, { seed: 1, numRuns: 40, endOnFailure: true });
  });
});

describe('the estimate with warm caches', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    // No response expires during the test.
    gateway = await startGateway({ now: () => 0, rateLimits: { certificate: 1_000 } });
  });

  afterAll(() => gateway.close());

  const statuses = (calls: readonly { cache: string; anyOf?: readonly string[]; call?: string }[]) =>
    calls.map(({ call, anyOf = [call], cache }) => `${anyOf.join(' or ')} ${cache}`).toSorted();

  it.each(operations.filter(isQuery))(
    'names the calls and the cached ones that $name then makes',
    async (operation) => {
      const { document, variables } = operation;
      await run(gateway, document, variables);
      const estimated = await estimate(gateway, document, variables);
      const { sent, trace } = await run(gateway, document, variables);
      expect(statuses(estimated.calls)).toEqual(statuses(trace));
      expect(estimated.atMost - estimated.cached).toBe(sent);
    },
  );

  it('follows cached records up to a response that is missing', async () => {
    const cold = await start({});
    await run(cold, '{ product(id: "2") { name } }');
    const { calls } = await estimate(cold, '{ product(id: "2") { name materials { name printers { name } } } }');
    expect(calls).toEqual([
      { anyOf: ['productFindById'], cache: 'hit', isCertain: true },
      { anyOf: ['materialFind'], cache: 'miss', isCertain: true },
      { anyOf: ['productFindById', 'productFindAll'], cache: 'unknown', isCertain: false },
    ]);
  });

  it('knows cached lists below a record that is missing', async () => {
    const cold = await start({});
    await run(cold, '{ product(id: "2") { materials { name } } }');
    const { calls, cached } = await estimate(cold, '{ product(id: "3") { materials { name } } }');
    expect(calls).toEqual([
      { anyOf: ['productFindById'], cache: 'miss', isCertain: true },
      { anyOf: ['materialFind'], cache: 'hit', isCertain: false },
    ]);
    expect(cached).toBe(1);
  });

  it('does not refresh stale responses', async () => {
    let now = 0;
    const aging = await start({ now: () => now });
    const query = '{ products { totalCount } }';
    await run(aging, query);
    now = 60 * 60 * 1_000;
    aging.restCalls.length = 0;
    for (const _ of [1, 2]) {
      const { calls } = await estimate(aging, query);
      expect(calls).toEqual([{ anyOf: ['productFindAll'], cache: 'stale', isCertain: true }]);
    }
    expect(aging.restCalls).toEqual([]);
    expect((await run(aging, query)).trace).toMatchObject([{ cache: 'stale' }]);
  });
});

describe('an estimate', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({ rateLimits: { inquiry: 1, certificate: 1 } });
  });

  afterAll(() => gateway.close());

  const INQUIRY = siteDocuments.find((document) => nameOf(document) === 'SubmitInquiry') ?? '';

  it('sends nothing, with empty caches', async () => {
    gateway.restCalls.length = 0;
    for (const { document, variables } of operations) await estimate(gateway, document, variables);
    expect(gateway.restCalls).toEqual([]);
  });

  it('of a mutation names its calls, submits nothing, and consumes no rate limit', async () => {
    const variables = { locale: 'EN', input: createInquiry() };
    for (const _ of [1, 2, 3]) {
      const { calls } = await estimate(gateway, INQUIRY, variables);
      expect(calls).toContainEqual({ anyOf: ['clientSubscribeAddInfo'], cache: 'none', isCertain: false });
    }
    expect(await listLeads(gateway.db, {})).toEqual([]);
    const { data } = await gateway.ask(INQUIRY, variables);
    expect(data.submitInquiry).toMatchObject({ __typename: 'InquiryAccepted' });
  });

  it('consumes no rate limit of a query', async () => {
    const query = '{ certificate(number: "HG-A2D-2024-000117") { product } }';
    for (const _ of [1, 2]) {
      const { calls } = await estimate(gateway, query);
      expect(calls.map(({ anyOf }) => anyOf.join()).toSorted()).toEqual(['certificateDetail', 'signin']);
    }
    expect((await gateway.ask(query)).errors).toBeUndefined();
  });

  it('is not cached', async () => {
    const response = await fetch(`${gateway.origin}/graphiql/estimate?query={serverTime}`, { method: 'POST' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a syntax error', '{ products', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['too many tokens', `{ ${'serverTime '.repeat(1_500)} }`, 'GRAPHQL_PARSE_FAILED'],
    [
      'a cost above the limit',
      '{ materials(pageSize: 100) { items { printers { materials { id name } } } } }',
      'OPERATION_TOO_COSTLY',
    ],
    ['a missing variable', 'query ($id: ID!) { product(id: $id) { id } }', 'BAD_USER_INPUT'],
    ['a subscription', 'subscription { serverTime }', 'OPERATION_RESOLUTION_FAILURE'],
  ])('fails for %s like the operation', async (_name, query, code) => {
    const { body } = await send(gateway, query);
    expect(body.errors?.[0]?.extensions.code).toBe(code);
    expect(body.extensions).toBeUndefined();
    expect((await gateway.ask(query)).errors?.[0]?.extensions.code).toBe(code);
  });

  it('of a field with an invalid argument has no calls', async () => {
    expect(await estimate(gateway, '{ products(pageSize: 0) { totalCount } }')).toMatchObject({ atMost: 0, calls: [] });
  });

  it('respects @skip and @include', async () => {
    const query = 'query ($on: Boolean!) { newsTags @include(if: $on) { id } sampleCategories @skip(if: $on) { id } }';
    const { calls } = await estimate(gateway, query, { on: true });
    expect(calls.map(({ anyOf }) => anyOf)).toEqual([['newsFindHotTags']]);
  });
});

it('there are no estimates without GraphiQL, and only of persisted operations if others are rejected', async () => {
  const closed = await start({ introspection: false });
  expect((await send(closed, '{ serverTime }')).status).toBe(404);
  const restricted = await start({ persistedOnly: true });
  const { status, body } = await send(restricted, '{ serverTime }');
  expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'UNKNOWN_DOCUMENT']);
});
