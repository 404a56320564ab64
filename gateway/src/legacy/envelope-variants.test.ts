import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import type { reads } from './calls.ts';

/** An operation for each read call. */
const OPERATIONS: Record<keyof typeof reads, string> = {
  areaFind: '{ areas { id name } }',
  tdkPageQuery: '{ seo(path: "/") { title } }',
  tdkSelectByPageUrl: '{ seo(path: "/nowhere") { title } }',
  newsFindById: '{ newsArticle(id: "144") { id title } }',
  newsFindAll: '{ newsArticles { totalCount items { id } } }',
  newsFindHotTags: '{ newsTags { id label } }',
  newsFindByTag: '{ newsArticles(filter: { tag: "x" }) { items { id } } }',
  productFindAll: '{ products { totalCount items { id name } } }',
  productFindById: '{ product(id: "1") { id name } }',
  materialFindById: '{ material(id: "101") { id name } }',
  materialFind: '{ materials { totalCount items { id name } } }',
  materialParamRanges: '{ materialFilterOptions { categories { id } } }',
  liveStreamFindById: '{ liveStream(id: "1") { id state } }',
  liveStreamFindAll: '{ liveStreams { id state } }',
  knowledgeFindById: '{ resource(id: "301") { id } event(id: "401") { id } caseStudy(id: "501") { id } }',
  knowledgeFindAll: '{ resources { items { id } } events { items { id } } caseStudies { items { id } } }',
  contentList: '{ supportArticles { items { id } } softwareReleases { id } }',
  agentList: '{ dentalDistributors { id } }',
  integrationList: '{ integrationPartners { id } }',
  consumerList: '{ consumerDistributors(country: "DE") { id } }',
  consumerCountryList: '{ consumerDistributorCountries { id } }',
  search: '{ search(text: "resin") { totalCount items { title url } } }',
  searchRecommend: '{ searchRecommendations { title url } }',
  sampleCategoryList: '{ sampleCategories { id } }',
  sampleProductPage: '{ samples { items { id } } }',
  sampleProductDetail: '{ sample(id: "11") { id } }',
};

const VARIANTS: Record<string, string> = {
  'a server exception': '{"code":500,"msg":"Server exception","data":null}',
  'a code in a string': '{"code":"50051","data":false}',
  'a code in the data': '{"code":0,"data":{"code":50050}}',
  'success without data': '{"code":200}',
  'success with null': '{"code":200,"data":null}',
  'success with false': '{"code":200,"data":false}',
  'success with a string': '{"code":200,"data":"yes"}',
  'success with a list of invalid records': '{"code":200,"data":[null,5,{"__proto__":{"polluted":true}}]}',
  'a page without records': '{"code":200,"data":{}}',
  'a page of invalid records': '{"code":200,"data":{"total":"many","records":[null,{}],"list":[{}]}}',
  'a missing code': '{"data":[]}',
  'a list': '[]',
  'an HTML page': '<!doctype html><title>Welcome</title>',
  'truncated JSON': '{"code":200,"data":[{"id":1',
  'an empty body': '',
};

const CODES = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_MALFORMED', 'UPSTREAM_REFUSED'];

let gateway: TestGateway;

describe.each(Object.entries(VARIANTS))('S4 S5 a content service that returns %s', (_name, body) => {
  const server = createServer((_request, response) => response.end(body));

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    gateway = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
  });

  afterAll(async () => {
    await gateway.close();
    server.close();
  });

  it.each(Object.entries(OPERATIONS))('results in data or a coded error for %s', async (_call, query) => {
    const { data, errors = [] } = await gateway.ask(query, {}, { lang: 'cn' });
    expect(data).toBeDefined();
    for (const { extensions, message } of errors) {
      expect(CODES).toContain(extensions.code);
      expect(message).not.toMatch(/TypeError|undefined|zod/i);
    }
    expect({}).not.toHaveProperty('polluted');
  });

  it('results in a localized form error', async () => {
    const { data, errors } = await gateway.ask(SUBMIT_INQUIRY, { locale: 'CN', input: createInquiry() });
    expect(errors).toBeUndefined();
    expect(data.submitInquiry).toMatchObject({
      __typename: 'FormRefusal',
      message: expect.stringMatching(/\p{Script=Han}/u),
    });
  });
});
