import type { CacheTag } from '@heliograph/schema/cache-tags.ts';

/** What the content service and the certificate service can be asked: every call, with its literal path. */
export type Call = {
  method: 'GET' | 'POST';
  /** `{name}` is replaced by a parameter. */
  path: string;
};

export type ReadCall = Call & {
  /** What its answers tell about: tags them, together with the ids of the records in them. */
  tag: CacheTag;
  /** Seconds during which an answer is taken as it is; later it is still served while a new one is fetched. */
  ttlSeconds: number;
  /** Whether code 404 says that there is no such record; of any other call it is a fault. */
  mayBeAbsent?: boolean;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** LocalizedRequest as often as one likes: kept, shared and asked again, whatever the method. */
export const reads = {
  areaFind: { method: 'POST', path: 'api/hgCommon/area/find', tag: 'area', ttlSeconds: 12 * HOUR },
  tdkPageQuery: { method: 'POST', path: 'TDK/pageQuery', tag: 'seo', ttlSeconds: 10 * MINUTE },
  tdkSelectByPageUrl: {
    method: 'POST',
    path: 'TDK/selectByPageUrl',
    tag: 'seo',
    ttlSeconds: 10 * MINUTE,
    mayBeAbsent: true,
  },
  newsFindById: {
    method: 'GET',
    path: 'websiteNews/findById/{id}',
    tag: 'news',
    ttlSeconds: 5 * MINUTE,
    mayBeAbsent: true,
  },
  newsFindAll: { method: 'POST', path: 'websiteNews/findAll', tag: 'news', ttlSeconds: 5 * MINUTE },
  newsFindHotTags: { method: 'GET', path: 'websiteNews/findHotTags', tag: 'news', ttlSeconds: 10 * MINUTE },
  newsFindByTag: { method: 'POST', path: 'websiteNews/findNewsByTag', tag: 'news', ttlSeconds: 5 * MINUTE },
  productFindAll: { method: 'POST', path: 'product/findAll', tag: 'product', ttlSeconds: 5 * MINUTE },
  productFindById: {
    method: 'GET',
    path: 'product/findById/{id}',
    tag: 'product',
    ttlSeconds: 5 * MINUTE,
    mayBeAbsent: true,
  },
  materialFindById: {
    method: 'GET',
    path: 'materialsManage/findById/{id}',
    tag: 'material',
    ttlSeconds: 5 * MINUTE,
    mayBeAbsent: true,
  },
  materialFind: { method: 'POST', path: 'materialsManage/find', tag: 'material', ttlSeconds: 5 * MINUTE },
  materialParamRanges: { method: 'GET', path: 'materialsManage/paramRanges', tag: 'material', ttlSeconds: 10 * MINUTE },
  liveStreamFindById: {
    method: 'GET',
    path: 'liveStream/findById/{id}',
    tag: 'live-stream',
    ttlSeconds: 30,
    mayBeAbsent: true,
  },
  liveStreamFindAll: { method: 'POST', path: 'liveStream/findAll', tag: 'live-stream', ttlSeconds: 30 },
  knowledgeFindById: {
    method: 'GET',
    path: 'knowledge/findById/{id}',
    tag: 'knowledge',
    ttlSeconds: 5 * MINUTE,
    mayBeAbsent: true,
  },
  knowledgeFindAll: { method: 'POST', path: 'knowledge/front/findAll', tag: 'knowledge', ttlSeconds: 5 * MINUTE },
  contentList: { method: 'POST', path: 'mall/content/list', tag: 'support', ttlSeconds: 10 * MINUTE },
  agentList: { method: 'GET', path: 'hgAgent/list', tag: 'distributor', ttlSeconds: 10 * MINUTE },
  integrationList: { method: 'GET', path: 'hgAgent/integration/list', tag: 'distributor', ttlSeconds: 10 * MINUTE },
  consumerList: { method: 'GET', path: 'hgAgent/consumer/list', tag: 'distributor', ttlSeconds: 10 * MINUTE },
  consumerCountryList: {
    method: 'GET',
    path: 'hgAgent/consumer/countryList',
    tag: 'distributor',
    ttlSeconds: 10 * MINUTE,
  },
  search: { method: 'POST', path: 'hgCommon/search', tag: 'search', ttlSeconds: MINUTE },
  searchRecommend: { method: 'POST', path: 'searchRecommend/findAll', tag: 'search', ttlSeconds: 10 * MINUTE },
  sampleCategoryList: { method: 'GET', path: 'sample/category/list', tag: 'sample', ttlSeconds: 10 * MINUTE },
  sampleProductPage: { method: 'POST', path: 'sample/product/page', tag: 'sample', ttlSeconds: 5 * MINUTE },
  sampleProductDetail: {
    method: 'GET',
    path: 'sample/product/detail/{id}',
    tag: 'sample',
    ttlSeconds: 5 * MINUTE,
    mayBeAbsent: true,
  },
} as const satisfies Record<string, ReadCall>;

/** Store what a visitor sent: never kept, never sent again without being told to. */
export const writes = {
  clientSubscribeAddInfo: { method: 'POST', path: 'api/clientSubscribe/addInfo' },
  sampleApplySubmit: { method: 'POST', path: 'sample/apply/submit' },
  registerInfoSave: { method: 'POST', path: 'hgRegisterInfo/Save' },
} as const satisfies Record<string, Call>;

/** Calls of the certificate service, which wants to know who asks. */
export const certificateCalls = {
  signin: { method: 'POST', path: 'signin' },
  certificateDetail: { method: 'POST', path: 'certificate/detail' },
} as const satisfies Record<string, Call>;

export type ReadName = keyof typeof reads;

/** Whether a read may answer that there is nothing. */
export function mayBeAbsent(call: ReadName): boolean {
  const { mayBeAbsent = false }: ReadCall = reads[call];
  return mayBeAbsent;
}

export type WriteName = keyof typeof writes;
type CertificateCallName = keyof typeof certificateCalls;
export type CallName = ReadName | WriteName | CertificateCallName;
