import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import type { reads } from './calls.ts';

/** An operation for each read call, except the optional ones: see `material-safety.test.ts` and `changes.test.ts`. */
const OPERATIONS: Record<Exclude<keyof typeof reads, 'changeFeed' | 'resinFamilyList'>, string> = {
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

/** Valid data of the calls that an operation makes before or beside the tested one, by path. */
const OTHER_CALLS: { [call in keyof typeof reads]?: Record<string, object> } = {
  tdkSelectByPageUrl: { '/TDK/pageQuery': { list: [] } },
  materialParamRanges: { '/materialsManage/find': { total: 0, records: [] } },
};

/** Data of a successful response that matches no schema. */
const INVALID_DATA: Record<string, string> = {
  'no data': '{"code":200}',
  null: '{"code":200,"data":null}',
  false: '{"code":200,"data":false}',
  'a string': '{"code":200,"data":"yes"}',
  'a list of invalid records': '{"code":200,"data":[null,5,{"__proto__":{"polluted":true}}]}',
  'a page without records': '{"code":200,"data":{}}',
  'a page of invalid records': '{"code":200,"data":{"total":"many","records":[null,{}],"list":[{}]}}',
};

/** No call accepts these, whatever its schema. */
const INVALID_ENVELOPES: Record<string, { body: string; form: [code: string, message: keyof typeof formMessages.cn] }> =
  {
    'a server exception': {
      body: '{"code":500,"msg":"Server exception","data":null}',
      form: ['SERVICE_ERROR', 'serverException'],
    },
    'a code in a string': { body: '{"code":"50051","data":false}', form: ['PHONE_FORMAT', 'phoneFormat'] },
    'a code in the data': {
      body: '{"code":0,"data":{"code":50050}}',
      form: ['EMAIL_ALREADY_REGISTERED', 'emailRegistered'],
    },
    'success without data': { body: '{"code":200}', form: ['SERVICE_ERROR', 'serviceError'] },
    'success with a string': { body: '{"code":200,"data":"yes"}', form: ['SERVICE_ERROR', 'serviceError'] },
    'a missing code': { body: '{"data":[]}', form: ['SERVICE_ERROR', 'serviceError'] },
    'an HTML page': { body: '<!doctype html><title>Welcome</title>', form: ['SERVICE_ERROR', 'serviceError'] },
  };

let gateway: TestGateway;
let respond: (path: string) => string;

const service = createServer(({ url = '' }, response) => response.end(respond(url)));

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  service.close();
});

const start = async () => {
  gateway = await startGateway({ legacyUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}` });
  return () => gateway.close();
};

const callNames = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];

describe.each(Object.entries(INVALID_DATA))('S4 S5 a content service that returns %s as data', (_name, body) => {
  beforeAll(start);

  it.each(callNames)('results in one error with a code for each field that needs %s', async (call) => {
    const others = OTHER_CALLS[call] ?? {};
    respond = (path) => (others[path] ? JSON.stringify({ code: 200, data: others[path] }) : body);
    const { data, errors = [] } = await gateway.ask(OPERATIONS[call]);
    const fields = Object.keys(data);
    expect(Object.values(data)).toEqual(fields.map(() => null));
    expect(errors.map(({ path }) => path?.[0]).toSorted()).toEqual(fields.toSorted());
    for (const { extensions, message } of errors) {
      expect(extensions).toEqual({ code: 'UPSTREAM_MALFORMED', call });
      expect(message).not.toMatch(/TypeError|undefined|zod/i);
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('S4 S5 a form', () => {
  beforeAll(start);

  it.each(Object.entries(INVALID_ENVELOPES))(
    'is refused in the locale of the user after %s',
    async (_name, variant) => {
      const { body, form } = variant;
      respond = () => body;
      const { data, errors } = await gateway.ask(SUBMIT_INQUIRY, { locale: 'CN', input: createInquiry() });
      expect(errors).toBeUndefined();
      const [code, message] = form;
      expect(data.submitInquiry).toMatchObject({ __typename: 'FormRefusal', code, message: formMessages.cn[message] });
    },
  );
});
