import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPersistedOperations } from './http/persisted-operations.ts';
import { createInquiry, createSubscription } from './slices/inquiries/inquiries.fixture.ts';
import { startGateway } from './testing/start-gateway.ts';

const manifest = fileURLToPath(new URL('../../.data/persisted-operations.json', import.meta.url));
const documents = [...readPersistedOperations(manifest).values()];

/** What each operation of the site costs when nothing is kept yet. */
const costs: Record<string, { variables: object; calls: string[] }> = {
  Areas: { variables: { locale: 'EN' }, calls: ['api/hgCommon/area/find'] },
  CaseStudyList: { variables: { locale: 'CN', pageSize: 3 }, calls: ['knowledge/front/findAll'] },
  CertificateByNumber: {
    variables: { locale: 'DE', number: 'HG-A2D-2024-000117' },
    calls: ['certificate/detail', 'signin'],
  },
  CreateFormChallenge: { variables: { locale: 'EN' }, calls: [] },
  DentalDistributors: { variables: { locale: 'DE' }, calls: ['hgAgent/list'] },
  IntegrationPartners: { variables: { locale: 'CN' }, calls: ['hgAgent/integration/list'] },
  MaterialDetail: {
    variables: { locale: 'DE', id: '101' },
    calls: ['materialsManage/find', 'materialsManage/findById/101', 'product/findAll'],
  },
  MaterialFilterOptions: {
    variables: { locale: 'EN', group: 'DENTAL' },
    calls: ['materialsManage/find', 'materialsManage/paramRanges'],
  },
  MaterialList: { variables: { locale: 'CN', filter: { group: 'REFLEX' } }, calls: ['materialsManage/find'] },
  MaterialSlugs: { variables: { page: 1 }, calls: ['materialsManage/find'] },
  NewsList: { variables: { locale: 'DE', pageSize: 3 }, calls: ['websiteNews/findAll'] },
  PrinterList: { variables: { locale: 'EN' }, calls: ['product/findAll'] },
  ReflexDistributors: {
    variables: { locale: 'EN' },
    calls: ['hgAgent/consumer/countryList', 'hgAgent/consumer/list'],
  },
  SearchRecommendations: { variables: { locale: 'EN' }, calls: ['searchRecommend/findAll'] },
  SearchResultPage: { variables: { locale: 'CN', text: '树脂', page: 2 }, calls: ['hgCommon/search'] },
  SearchSuggestions: { variables: { locale: 'EN', text: 'cast' }, calls: ['hgCommon/search'] },
  SubmitInquiry: { variables: { locale: 'EN', input: createInquiry() }, calls: ['api/clientSubscribe/addInfo'] },
  Subscribe: {
    variables: { locale: 'EN', input: createSubscription({ verification: { challengeId: 'none', code: '0' } }) },
    calls: [],
  },
  PageSeo: { variables: { locale: 'EN', path: '/material/0-all' }, calls: ['TDK/pageQuery'] },
};

const nameOf = (document: string) => /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';

describe('operations of the site', () => {
  it('are all listed here with what they cost', () => {
    expect(documents.map(nameOf).toSorted()).toEqual(Object.keys(costs).toSorted());
  });

  it.each(documents.map((document) => [nameOf(document), document]))(
    '%s makes the calls it needs, each once',
    async (name, document) => {
      const gateway = await startGateway();
      const { errors } = await gateway.ask(document, costs[name]?.variables ?? {});
      expect(errors).toBeUndefined();
      expect(gateway.restCalls.map(({ path }) => path.slice(1)).toSorted()).toEqual(costs[name]?.calls);
      await gateway.close();
    },
  );
});
