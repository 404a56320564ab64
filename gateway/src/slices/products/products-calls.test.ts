import { content } from '@heliograph/legacy/content.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
  return () => gateway.close();
});

const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();
const idsOf = (records: { id: string }[]) => records.map(({ id }) => id);

describe('REST calls for products', () => {
  it('R279 R293 requests all products once, in the content language, and paginates them in the gateway', async () => {
    const stations = content.products.filter(({ kind }) => kind === 'station').length;
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      products(filter: { kind: STATION }, pageSize: 2) {
        items { id tagline servedLocale }
        totalCount
        pageInfo { page pageSize pageCount hasNextPage hasPreviousPage }
      }
    }`);
    expect(data.products).toEqual({
      items: [
        { id: '31', tagline: expect.stringMatching(/\p{Script=Han}/u), servedLocale: 'CN' },
        { id: '32', tagline: expect.stringMatching(/\p{Script=Han}/u), servedLocale: 'CN' },
      ],
      totalCount: stations,
      pageInfo: { page: 1, pageSize: 2, pageCount: Math.ceil(stations / 2), hasNextPage: true, hasPreviousPage: false },
    });
    expect(gateway.restCalls).toEqual([
      { method: 'POST', path: '/product/findAll', lang: 'zh', body: { pageNum: 1, pageSize: 1000, language: 'zh' } },
    ]);
  });

  it('R294 requests one product by id, without a body', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      product(id: "9") { name kind line slug path servedLocale }
    }`);
    expect(data.product).toEqual({
      name: 'Reflex',
      kind: 'PRINTER',
      line: 'REFLEX',
      slug: 'Reflex',
      path: '/hardware/Reflex',
      servedLocale: 'DE',
    });
    expect(gateway.restCalls).toEqual([{ method: 'GET', path: '/product/findById/9', lang: 'de', body: undefined }]);
  });

  it('joins the materials and the accessories of 24 products with one call per type', async () => {
    const { data } = await gateway.ask(
      '{ products(pageSize: 24) { items { id materials { id } accessories { id } fits { id } } } }',
    );
    expect(data.products.items).toHaveLength(24);
    expect(requestedPaths()).toEqual(['/materialsManage/find', '/product/findAll']);
  });

  it('joins all fields of one product with one call per type', async () => {
    const { data } = await gateway.ask('{ product(id: "34") { fits { id } materials { id } accessories { id } } }');
    expect(data.product).toEqual({ fits: [{ id: '2' }, { id: '3' }], materials: [], accessories: [] });
    expect(requestedPaths()).toEqual(['/product/findAll', '/product/findById/34']);
  });

  it('R135 joins the printers and the related accessories of one accessory with one call', async () => {
    const { data } = await gateway.ask('{ product(id: "202") { fits { id } relatedAccessories { id } } }');
    expect(idsOf(data.product.fits)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(idsOf(data.product.relatedAccessories)).toEqual(['201', '206']);
    expect(requestedPaths()).toEqual(['/product/findAll', '/product/findById/202']);
  });

  it('filters products by material with one call per type', async () => {
    const { data } = await gateway.ask('{ products(filter: { prints: "304" }) { items { id } } }');
    expect(idsOf(data.products.items)).toEqual(['2', '3', '10', '14']);
    expect(requestedPaths()).toEqual(['/materialsManage/find', '/product/findAll']);
  });

  it.each([
    [['9'], '/product/findById/9'],
    [['9', '10', '11'], '/product/findAll'],
  ])('R220 compares %j with a single call', async (ids, path) => {
    await gateway.ask('query ($ids: [ID!]!) { productComparison(ids: $ids) { rows { key } } }', { ids });
    expect(requestedPaths()).toEqual([path]);
  });

  it('returns null for an unknown id and makes no call for a malformed id', async () => {
    const { data } = await gateway.ask('{ none: product(id: "99999") { id } }');
    expect(data).toEqual({ none: null });
    gateway.restCalls.length = 0;
    const impossible = await gateway.ask('{ a: product(id: "A2D") { id } b: product(id: "0") { id } }');
    expect(impossible).toEqual({ data: { a: null, b: null } });
    expect(gateway.restCalls).toEqual([]);
  });

  it.each([
    ['products(page: 0) { totalCount }', 'page'],
    ['products(page: 10001) { totalCount }', 'page'],
    ['products(pageSize: 0) { totalCount }', 'pageSize'],
    ['products(pageSize: 101) { totalCount }', 'pageSize'],
    ['productComparison(ids: []) { rows { key } }', 'ids'],
    ['productComparison(ids: ["1", "2", "3", "4", "5", "6", "7"]) { rows { key } }', 'ids'],
  ])('rejects %s without an upstream call', async (field, argument) => {
    const { errors } = await gateway.ask(`{ ${field} }`);
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });

  it.each(['buildWidth', 'buildDepth', 'buildHeight'])('rejects a range of %s without bounds', async (side) => {
    const { data, errors } = await gateway.ask(`{ products(filter: { ${side}: {} }) { totalCount } }`);
    expect(data).toEqual({ products: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', argument: `filter.${side}` },
    ]);
  });

  it('omits an invalid record and returns all others', async () => {
    await overwriteRecord(gateway.db, 'product', '3', { kind: 'spaceship' });
    const list = await gateway.ask('{ products(pageSize: 100) { items { id } totalCount } }');
    expect(list.errors).toBeUndefined();
    expect(idsOf(list.data.products.items)).not.toContain('3');
    expect(list.data.products.totalCount).toBe(content.products.length - 1);
    const single = await gateway.ask('{ product(id: "3") { id } }');
    expect(single.errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_MALFORMED']);
  });

  it('omits an invalid specification row and an invalid picture of a product', async () => {
    const good = { url: '/pictures/a.avif', width: 3, height: 2, alt: 'A', placeholder: null };
    await overwriteRecord(gateway.db, 'product', '3', {
      specification: [
        { name: 'Weight', num: 'heavy' },
        { name: 'Pixel size', num: 53, unit: 'µm' },
      ],
      pictures: [{ ...good, url: 'javascript:alert(1)' }, good, { ...good, placeholder: 'https://elsewhere.example' }],
    });
    const { data } = await gateway.ask(`{ product(id: "3") {
      specification { name text measurement { value unit } } pictures { url placeholder }
    } }`);
    expect(data.product).toEqual({
      specification: [{ name: 'Pixel size', text: null, measurement: { value: 53, unit: 'µm' } }],
      pictures: [
        { url: '/pictures/a.avif', placeholder: null },
        { url: '/pictures/a.avif', placeholder: null },
      ],
    });
  });

  it('R281 distinguishes a failed join from an empty one', async () => {
    await gateway.ask('{ product(id: "9") { id } }');
    await gateway.stopLegacy();
    const { data, errors } = await gateway.ask('{ product(id: "9") { name materials { id } } }');
    expect(data).toEqual({ product: { name: 'Reflex', materials: null } });
    expect(errors).toMatchObject([{ path: ['product', 'materials'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});
