import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

it.each([
  ['news', 'newsArticles { items { id } }'],
  ['hot tags', 'newsTags { id label }'],
  ['products', 'products { items { id } }'],
  ['materials', 'materials { items { id } }'],
  ['ranges of materials', 'materialFilterOptions { properties { property min max } }'],
  ['live streams', 'liveStreams { id }'],
  ['knowledge resources', 'resources { items { id } }'],
  ['support content', 'supportArticles { items { id } }'],
  ['software', 'softwareReleases { id }'],
  ['dental distributors', 'dentalDistributors { id }'],
  ['integration partners', 'integrationPartners { id }'],
  ['consumer distributors of a country', 'consumerDistributors(country: "DE") { id }'],
  ['countries of consumer distributors', 'consumerDistributorCountries { id }'],
  ['search results', 'search(text: "resin") { items { title url } }'],
  ['recommended links', 'searchRecommendations { title url }'],
  ['sample categories', 'sampleCategories { id }'],
  ['sample products', 'samples { items { id } }'],
  ['a certificate', 'certificate(number: "HG-A2D-2024-000117") { product }'],
])('R230 serves %s', async (_name, field) => {
  const { data, errors } = await gateway.ask(`{ result: ${field} }`);
  expect(errors).toBeUndefined();
  const [list] = [data.result, ...Object.values<unknown>(data.result ?? {})].filter(Array.isArray);
  expect(list ?? [data.result]).not.toEqual([]);
  expect(data.result).not.toBeNull();
});
