import type { CacheTag } from '@heliograph/schema/cache-tags.ts';

/** A call of the content service or the certificate service. */
export type Call = {
  method: 'GET' | 'POST';
  /** `{name}` is a path parameter. */
  path: string;
};

export type ReadCall = Call & {
  /** Tags cached responses, together with the ids of their records. */
  tag: CacheTag;
  /** Cached responses are fresh for this long, then served stale while they are revalidated. */
  ttlSeconds: number;
  /** Code 404 means that the record does not exist; for other calls it is an error. */
  nullable?: boolean;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Idempotent reads: cached, deduplicated and retried, also those with method POST. */
export const reads = {
  areaFind: { method: 'POST', path: 'api/hgCommon/area/find', tag: 'area', ttlSeconds: 12 * HOUR },
  /** Optional: a content service without it has no change feed. */
  changeFeed: { method: 'POST', path: 'hgCommon/changes', tag: 'change', ttlSeconds: 2, nullable: true },
  tdkPageQuery: { method: 'POST', path: 'TDK/pageQuery', tag: 'seo', ttlSeconds: 10 * MINUTE },
  tdkSelectByPageUrl: {
    method: 'POST',
    path: 'TDK/selectByPageUrl',
    tag: 'seo',
    ttlSeconds: 10 * MINUTE,
    nullable: true,
  },
  newsFindById: {
    method: 'GET',
    path: 'websiteNews/findById/{id}',
    tag: 'news',
    ttlSeconds: 5 * MINUTE,
    nullable: true,
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
    nullable: true,
  },
  materialFindById: {
    method: 'GET',
    path: 'materialsManage/findById/{id}',
    tag: 'material',
    ttlSeconds: 5 * MINUTE,
    nullable: true,
  },
  materialFind: { method: 'POST', path: 'materialsManage/find', tag: 'material', ttlSeconds: 5 * MINUTE },
  materialParamRanges: { method: 'GET', path: 'materialsManage/paramRanges', tag: 'material', ttlSeconds: 10 * MINUTE },
  resinFamilyList: {
    method: 'GET',
    path: 'materialsManage/resinFamilies',
    tag: 'material',
    ttlSeconds: 10 * MINUTE,
  },
  liveStreamFindById: {
    method: 'GET',
    path: 'liveStream/findById/{id}',
    tag: 'live-stream',
    ttlSeconds: 30,
    nullable: true,
  },
  liveStreamFindAll: { method: 'POST', path: 'liveStream/findAll', tag: 'live-stream', ttlSeconds: 30 },
  knowledgeFindById: {
    method: 'GET',
    path: 'knowledge/findById/{id}',
    tag: 'knowledge',
    ttlSeconds: 5 * MINUTE,
    nullable: true,
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
    nullable: true,
  },
} as const satisfies Record<string, ReadCall>;

/** Submissions: neither cached nor retried. */
export const writes = {
  clientSubscribeAddInfo: { method: 'POST', path: 'api/clientSubscribe/addInfo' },
  sampleApplySubmit: { method: 'POST', path: 'sample/apply/submit' },
  registerInfoSave: { method: 'POST', path: 'hgRegisterInfo/Save' },
} as const satisfies Record<string, Call>;

/** Calls of the certificate service, which requires authentication. */
export const certificateCalls = {
  signin: { method: 'POST', path: 'signin' },
  certificateDetail: { method: 'POST', path: 'certificate/detail' },
} as const satisfies Record<string, Call>;

export type ReadName = keyof typeof reads;

export function isNullable(call: ReadName): boolean {
  const { nullable = false }: ReadCall = reads[call];
  return nullable;
}

export type WriteName = keyof typeof writes;

export function isWrite(call: CallName): boolean {
  return Object.hasOwn(writes, call);
}

type CertificateCallName = keyof typeof certificateCalls;
export type CallName = ReadName | WriteName | CertificateCallName;
