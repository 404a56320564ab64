import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { schema } from '../schema.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ upstreamCacheBytes: 0, responseCacheBytes: 0 });
});

beforeEach(() => {
  gateway.restCalls.length = 0;
});

afterAll(() => gateway.close());

const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();

/** A query of some records of each type. */
const LISTS = {
  CaseStudy: 'caseStudies(pageSize: 2) { items { id globalId } }',
  Event: 'events(pageSize: 2) { items { id globalId } }',
  LiveStream: 'liveStreams { id globalId }',
  Material: 'materials(pageSize: 2) { items { id globalId } }',
  NewsArticle: 'newsArticles(pageSize: 2) { items { id globalId } }',
  Product: 'products(pageSize: 2) { items { id globalId } }',
  Resource: 'resources(pageSize: 2) { items { id globalId } }',
  Sample: 'samples(pageSize: 2) { items { id globalId } }',
  SampleCategory: 'sampleCategories { id globalId }',
  SoftwareRelease: 'softwareReleases { id globalId }',
  SupportArticle: 'supportArticles(pageSize: 2) { items { id globalId } }',
};

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id globalId } }';

describe('global ids', () => {
  it('are tested for every type', () => {
    const node = schema.getType('Node');
    const types = schema.getPossibleTypes(node as Parameters<typeof schema.getPossibleTypes>[0]);
    expect(types.map(({ name }) => name).toSorted()).toEqual(Object.keys(LISTS).toSorted());
  });

  it.each(Object.entries(LISTS))('of %s lead back to the same record', async (type, list) => {
    const { data } = await gateway.ask(`{ list: ${list} }`);
    const records: { id: string; globalId: string }[] = (data.list.items ?? data.list).slice(0, 2);
    expect(records.map(({ globalId }) => globalId)).toEqual(records.map(({ id }) => `${type}:${id}`));
    const { data: found, errors } = await gateway.ask(NODES, { ids: records.map(({ globalId }) => globalId) });
    expect(errors).toBeUndefined();
    expect(found.nodes).toEqual(records.map((record) => ({ __typename: type, ...record })));
  });

  it('load records of one type with one call, in the order of the ids', async () => {
    const ids = [
      'Material:103',
      'Product:2',
      'Event:401',
      'Material:101',
      'CaseStudy:501',
      'Product:1',
      'Material:103',
    ];
    const { data } = await gateway.ask(NODES, { ids });
    expect(data.nodes.map(({ globalId }: { globalId: string }) => globalId)).toEqual(ids);
    expect(requestedPaths()).toEqual(['/knowledge/front/findAll', '/materialsManage/find', '/product/findAll']);
  });

  it('load one record by its own call, in the locale of the operation', async () => {
    const { data } = await gateway.ask(
      'query @inContext(locale: DE) { node(id: "Product:2") { ... on Product { name servedLocale } } }',
    );
    expect(data.node).toEqual({ name: 'UltraCraft A2D 4K', servedLocale: 'DE' });
    expect(requestedPaths()).toEqual(['/product/findById/2']);
  });

  it('return null for unknown records and for records of another type', async () => {
    const { data, errors } = await gateway.ask(NODES, { ids: ['Product:99999', 'CaseStudy:401', 'Sample:x'] });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual([null, null, null]);
  });

  it.each(['101', 'Unknown:1', 'constructor:1', 'Product:', 'Product:1/2', ''])('reject %j', async (id) => {
    const { data, errors } = await gateway.ask('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data).toEqual({ node: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument: 'id' }]);
    expect(gateway.restCalls).toEqual([]);
  });

  it('are null with an error each if their records cannot be loaded, next to records that can', async () => {
    const cached = await startGateway();
    await cached.ask('{ product(id: "2") { id } }');
    await cached.stopLegacy();
    const { data, errors } = await cached.ask(NODES, { ids: ['Material:101', 'Product:2'] });
    await cached.close();
    expect(data.nodes).toEqual([null, { __typename: 'Product', id: '2', globalId: 'Product:2' }]);
    expect(errors).toMatchObject([{ path: ['nodes', 0], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('are limited to 100', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `Product:${index + 1}`);
    const { errors } = await gateway.ask(NODES, { ids });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument: 'ids' }]);
  });
});
