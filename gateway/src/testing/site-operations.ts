import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createSealedCodes } from '../forms/sealed-codes.ts';
import { readPersistedOperations } from '../graphql/persisted-operations.ts';
import { createInquiry, createSubscription } from '../slices/inquiries/inquiries.fixture.ts';
import { confirmationCodeSettings } from '../slices/inquiries/subscription-confirmation.ts';
import { createSampleRequest } from '../slices/samples/sample-requests.fixture.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

const createRegistration = (liveStream: string) => ({
  locale: 'EN',
  input: {
    idempotencyKey: randomUUID(),
    liveStream,
    firstName: 'Ada',
    lastName: 'Muster',
    country: '276',
    email: 'ada@labor.de',
    acceptTerms: true,
  },
});

/** Of gateways that verify the solved challenge, and open the confirmation code. */
export const formSecrets = {
  proofOfWorkSecret: 'only-for-this-test-only-for-this-test',
  confirmationSecret: 'only-for-this-test-as-well-only-for-this-test',
};

function solveChallenge() {
  const challenge = createProofOfWork(formSecrets.proofOfWorkSecret).create();
  return { challengeId: challenge.id, code: solveProofOfWork(challenge) };
}

function createConfirmationCode(): string {
  const codes = createSealedCodes(formSecrets.confirmationSecret, confirmationCodeSettings);
  return codes.seal({ locale: 'en', form: { contactMe: false, ...createSubscription() } });
}

const manifest = fileURLToPath(new URL('../../../.data/persisted-operations.json', import.meta.url));
export const siteDocuments = [...readPersistedOperations(manifest).values()];

/** Variables of each operation of the site, and its upstream calls with empty caches. */
export const siteOperations: Record<string, { variables: object; calls: string[] }> = {
  AccessoryList: { variables: { locale: 'CN' }, calls: ['product/findAll'] },
  Areas: { variables: { locale: 'EN' }, calls: ['api/hgCommon/area/find'] },
  ArticleList: { variables: { locale: 'DE', page: 1 }, calls: ['knowledge/front/findAll'] },
  CaseStudyDetail: {
    variables: { locale: 'DE', id: '512' },
    calls: ['knowledge/findById/512', 'materialsManage/findById/303', 'product/findAll'],
  },
  CaseStudyOverview: {
    variables: { locale: 'EN', page: 1 },
    calls: ['knowledge/front/findAll', 'materialsManage/find', 'product/findAll'],
  },
  CatalogueHardness: {
    variables: { locale: 'EN', filter: { group: 'DENTAL' } },
    calls: ['materialsManage/find'],
  },
  CastingMaterials: {
    variables: { locale: 'DE', filter: { group: 'REFLEX', subtype: 'CASTING' } },
    calls: ['materialsManage/find', 'product/findAll'],
  },
  CertificateByNumber: {
    variables: { locale: 'DE', number: 'HG-A2D-2024-000117' },
    calls: ['certificate/detail', 'signin'],
  },
  ConfirmSubscription: {
    variables: { locale: 'EN', code: createConfirmationCode() },
    calls: ['api/clientSubscribe/addInfo'],
  },
  CreateFormChallenge: { variables: { locale: 'EN' }, calls: [] },
  DentalDistributors: { variables: { locale: 'DE' }, calls: ['hgAgent/list'] },
  IntegrationPartners: { variables: { locale: 'CN' }, calls: ['hgAgent/integration/list'] },
  EventDetail: {
    variables: { locale: 'CN', id: '409' },
    calls: ['knowledge/findById/409', 'materialsManage/find', 'product/findAll'],
  },
  EventList: { variables: { locale: 'EN', page: 1 }, calls: ['knowledge/front/findAll'] },
  LiveStreamDetail: {
    variables: { locale: 'DE', id: '1' },
    calls: ['knowledge/front/findAll', 'liveStream/findById/1', 'materialsManage/findById/102', 'product/findAll'],
  },
  LiveStreamList: { variables: { locale: 'DE' }, calls: ['liveStream/findAll', 'product/findAll'] },
  LiveStreamSlugs: { variables: {}, calls: ['liveStream/findAll'] },
  LiveStreamState: { variables: { locale: 'EN', id: '1' }, calls: ['liveStream/findById/1'] },
  MaterialDetail: {
    variables: { locale: 'DE', id: '101' },
    calls: [
      'knowledge/front/findAll',
      'materialsManage/find',
      'materialsManage/findById/101',
      'materialsManage/resinFamilies',
      'product/findAll',
    ],
  },
  MaterialDocument: {
    variables: { locale: 'DE', id: '101' },
    calls: ['materialsManage/findById/101', 'materialsManage/resinFamilies', 'product/findAll'],
  },
  MaterialFacts: {
    variables: { locale: 'EN', filter: { group: 'DENTAL' } },
    calls: ['materialsManage/find', 'product/findAll'],
  },
  MaterialFilterOptions: {
    variables: { locale: 'EN', group: 'DENTAL' },
    calls: ['materialsManage/find', 'materialsManage/paramRanges'],
  },
  MaterialList: {
    variables: { locale: 'CN', filter: { group: 'REFLEX' } },
    calls: ['materialsManage/find', 'product/findAll'],
  },
  MaterialSlugs: { variables: { page: 1 }, calls: ['materialsManage/find'] },
  NewsArticle: { variables: { locale: 'DE', id: '144' }, calls: ['product/findAll', 'websiteNews/findById/144'] },
  NewsList: { variables: { locale: 'DE', pageSize: 3 }, calls: ['websiteNews/findAll'] },
  NewsTags: { variables: { locale: 'CN' }, calls: ['websiteNews/findHotTags?language=zh'] },
  FitPrinters: { variables: { locale: 'CN' }, calls: ['product/findAll'] },
  FitResins: { variables: { locale: 'DE', page: 1 }, calls: ['materialsManage/find', 'product/findAll'] },
  PriceList: { variables: { locale: 'DE' }, calls: ['product/findAll'] },
  PrintProfiles: { variables: {}, calls: ['materialsManage/find', 'product/findAll'] },
  ProductComparison: { variables: { locale: 'DE', ids: ['1', '2', '9'] }, calls: ['product/findAll'] },
  ProductDetail: {
    variables: { locale: 'CN', id: '2' },
    calls: ['materialsManage/find', 'product/findAll', 'product/findById/2'],
  },
  ProductList: { variables: { locale: 'EN', kind: 'PRINTER' }, calls: ['product/findAll'] },
  ProductSlugs: { variables: {}, calls: ['product/findAll'] },
  ReflexDistributors: {
    variables: { locale: 'EN' },
    calls: ['hgAgent/consumer/countryList', 'hgAgent/consumer/list'],
  },
  ResourceDetail: {
    variables: { locale: 'DE', id: '301' },
    calls: ['knowledge/findById/301', 'liveStream/findById/4', 'materialsManage/findById/104', 'product/findAll'],
  },
  ResourceList: {
    variables: { locale: 'EN', line: 'REFLEX', page: 1 },
    calls: ['knowledge/front/findAll', 'materialsManage/find', 'product/findAll'],
  },
  RegisterForLiveStream: {
    variables: createRegistration('1'),
    calls: ['hgRegisterInfo/Save', 'liveStream/findById/1'],
  },
  UnlockVideo: {
    variables: createRegistration('4'),
    calls: ['hgRegisterInfo/Save', 'liveStream/findById/4'],
  },
  RequestSample: { variables: { locale: 'EN', input: createSampleRequest() }, calls: ['sample/apply/submit'] },
  SampleList: {
    variables: { locale: 'DE' },
    calls: ['materialsManage/find', 'product/findAll', 'sample/category/list', 'sample/product/page'],
  },
  SearchRecommendations: { variables: { locale: 'EN' }, calls: ['product/findAll', 'searchRecommend/findAll'] },
  SearchRecommendedHits: {
    variables: { locale: 'DE' },
    calls: ['TDK/pageQuery', 'product/findAll', 'searchRecommend/findAll'],
  },
  SearchResultPage: {
    variables: { locale: 'CN', text: '树脂', page: 2, pageSize: 10 },
    calls: ['TDK/pageQuery', 'hgCommon/search', 'knowledge/front/findAll', 'product/findAll', 'websiteNews/findAll'],
  },
  SearchSuggestions: { variables: { locale: 'EN', text: 'cast' }, calls: ['hgCommon/search'] },
  SoftwareReleases: { variables: { locale: 'EN' }, calls: ['mall/content/list'] },
  SubmitInquiry: { variables: { locale: 'EN', input: createInquiry() }, calls: ['api/clientSubscribe/addInfo'] },
  Subscribe: {
    variables: { locale: 'EN', input: createSubscription({ country: null, verification: solveChallenge() }) },
    calls: [],
  },
  SubtypeReading: {
    variables: { locale: 'DE', filter: { group: 'REFLEX', subtype: 'CASTING' } },
    calls: ['knowledge/front/findAll', 'materialsManage/find', 'materialsManage/find'],
  },
  SupportArticles: { variables: { locale: 'DE', product: '2' }, calls: ['mall/content/list', 'product/findAll'] },
  PageSeo: { variables: { locale: 'EN', path: '/material/0-all' }, calls: ['TDK/pageQuery'] },
};

export function nameOf(document: string): string {
  return /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
}
