import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startGateway, type TestGateway } from '../../../../gateway/src/testing/start-gateway.ts';
import { LONG_TIMEOUT } from '../../../../gateway/src/testing/timeouts.ts';
import { createGateway } from '../gateway/gateway.ts';
import { CaseStudiesDocument, MaterialsDocument, ProductsDocument, SamplesDocument } from '../generated/operations.ts';
import { type Catalog, findRelatedToMaterial, findRelatedToProduct, toCatalog } from './catalog.ts';

let server: TestGateway;
let catalog: Catalog;

beforeAll(async () => {
  server = await startGateway();
  const client = createGateway({ gatewayUrl: server.origin, clientKey: '', persistedOperations: false }).getClient(
    'EN',
  );
  const variables = { locale: 'EN', page: 1 } as const;
  const request = () =>
    Promise.all([
      client.query({ query: ProductsDocument, variables }),
      client.query({ query: MaterialsDocument, variables }),
      client.query({ query: SamplesDocument, variables }),
      client.query({ query: CaseStudiesDocument, variables }),
    ]);
  const [products, materials, samples, caseStudies] = await vi.waitFor(request, LONG_TIMEOUT);
  catalog = toCatalog('EN', {
    products: products.data?.products?.items,
    materials: materials.data?.materials?.items,
    samples: samples.data?.samples?.items,
    caseStudies: caseStudies.data?.caseStudies?.items,
    categories: [],
  });
});

afterAll(() => server.close());

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id).toSorted();

describe('related records', () => {
  it('of a printer are those that the gateway returns', async () => {
    const RELATED = `{ product(id: "2") {
      materials { id } accessories { id } fits { id }
      samples(pageSize: 100) { items { id } } caseStudies(pageSize: 100) { items { id } }
    } }`;
    const { data } = await server.ask(RELATED);
    const printer = catalog.products.find(({ id }) => id === '2');
    if (!printer) throw new Error('There is no such printer.');
    const related = findRelatedToProduct(catalog, printer);
    const { materials, accessories, samples, caseStudies } = data.product;
    expect(idsOf(related.materials).length).toBeGreaterThan(0);
    expect(idsOf(related.materials)).toEqual(idsOf(materials));
    expect(idsOf(related.accessories)).toEqual(idsOf(accessories));
    expect(idsOf(related.samples)).toEqual(idsOf(samples.items));
    expect(idsOf(related.caseStudies)).toEqual(idsOf(caseStudies.items));
  });

  it('of a station are the printers that the gateway returns', async () => {
    const { data } = await server.ask('{ product(id: "31") { fits { id } } }');
    const station = catalog.products.find(({ id }) => id === '31');
    if (!station) throw new Error('There is no such station.');
    expect(data.product.fits.length).toBeGreaterThan(0);
    expect(idsOf(findRelatedToProduct(catalog, station).fits)).toEqual(idsOf(data.product.fits));
  });

  it('of a resin are those that the gateway returns', async () => {
    const RELATED = `{ material(id: "101") {
      printers { id } samples(pageSize: 100) { items { id } } caseStudies(pageSize: 100) { items { id } }
    } }`;
    const { data } = await server.ask(RELATED);
    const resin = catalog.materials.find(({ id }) => id === '101');
    if (!resin) throw new Error('There is no such resin.');
    const related = findRelatedToMaterial(catalog, resin);
    expect(idsOf(related.printers).length).toBeGreaterThan(0);
    expect(idsOf(related.printers)).toEqual(idsOf(data.material.printers));
    expect(idsOf(related.samples)).toEqual(idsOf(data.material.samples.items));
    expect(idsOf(related.caseStudies)).toEqual(idsOf(data.material.caseStudies.items));
  });
});
