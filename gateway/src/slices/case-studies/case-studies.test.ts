import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { pageNumbers } from '../../testing/page-numbers.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const caseStudies = content.knowledge.filter((record) => record.module === 'caseStudies');
const TOTAL = caseStudies.length;

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

type Item = { id: string; field: string; publishedOn: string };

async function list(variables: object = { pageSize: 100 }): Promise<Item[]> {
  const { data, errors } = await gateway.ask(
    `query ($field: CaseStudyField, $page: Int, $pageSize: Int) {
      caseStudies(field: $field, page: $page, pageSize: $pageSize) { items { id field publishedOn } totalCount }
    }`,
    variables,
  );
  expect(errors).toBeUndefined();
  return data.caseStudies.items;
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();

describe('REST calls for case studies', () => {
  beforeEach(start);

  it('R279 R303 requests a page of case studies only, newest first, in the content language', async () => {
    const hearables = caseStudies
      .filter(({ field }) => field === 3)
      .toSorted((a, b) => b.publishTime.localeCompare(a.publishTime));
    const id = String(hearables[1]?.id);
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      caseStudies(field: HEARABLES, page: 2, pageSize: 1) {
        items { id path field title servedLocale }
        totalCount
        pageInfo { page pageCount hasNextPage hasPreviousPage }
      }
    }`);
    expect(data.caseStudies).toEqual({
      items: [
        {
          id,
          path: `/application/moreApplication/cases/${id}`,
          field: 'HEARABLES',
          title: expect.stringMatching(/\p{Script=Han}/u),
          servedLocale: 'CN',
        },
      ],
      totalCount: hearables.length,
      pageInfo: { page: 2, pageCount: hearables.length, hasNextPage: hearables.length > 2, hasPreviousPage: true },
    });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/knowledge/front/findAll',
        lang: 'zh',
        body: { pageNum: 2, pageSize: 1, modules: ['caseStudies'], field: 3, sort: 'desc', language: 'zh' },
      },
    ]);
  });

  it('R302 requests one case study by id, without a body', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      caseStudy(id: "502") { id field customer results { figure label } }
    }`);
    expect(data.caseStudy).toMatchObject({ id: '502', field: 'DENTISTRY' });
    expect(data.caseStudy.customer).toMatch(/\p{Script=Han}/u);
    expect(data.caseStudy.results.length).toBeGreaterThan(0);
    expect(gateway.restCalls).toEqual([
      { method: 'GET', path: '/knowledge/findById/502', lang: 'zh', body: undefined },
    ]);
  });

  it('returns both values of a result whose earlier value is known, also for summaries', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      caseStudy(id: "512") { results { change { before after } } localizedSummary { results { change { after } } } }
    }`);
    const { results, localizedSummary } = data.caseStudy;
    expect(results[0].change).toEqual({ before: 9, after: 3 });
    expect(results[3].change).toBeNull();
    expect(localizedSummary.results.map((one: (typeof results)[number]) => one.change?.after)).toEqual(
      results.map((one: (typeof results)[number]) => one.change?.after),
    );
  });

  it('joins the products and the materials of a list with one call per type', async () => {
    const { data } = await gateway.ask(
      '{ caseStudies(pageSize: 100) { items { products { id name } materials { id name } } } }',
    );
    expect(data.caseStudies.items).toHaveLength(TOTAL);
    for (const { products, materials } of data.caseStudies.items) {
      expect([products.length, materials.length]).not.toContain(0);
    }
    expect(requestedPaths()).toEqual(['/knowledge/front/findAll', '/materialsManage/find', '/product/findAll']);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 101', 'pageSize'],
  ])('rejects %s without an upstream call', async (args, argument) => {
    const { data, errors } = await gateway.ask(`{ caseStudies(${args}) { totalCount } }`);
    expect(data).toEqual({ caseStudies: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });

  it('returns null for records of other modules and unknown ids, and makes no call for a malformed id', async () => {
    const query = '{ a: caseStudy(id: "301") { id } b: caseStudy(id: "401") { id } c: caseStudy(id: "99999") { id } }';
    expect(await gateway.ask(query)).toEqual({ data: { a: null, b: null, c: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ caseStudy(id: "1e3") { id } }')).toEqual({ data: { caseStudy: null } });
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('case studies', () => {
  beforeAll(start);

  it('sorts by date, newest first', async () => {
    const days = (await list()).map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(TOTAL);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each(['DENTISTRY', 'INNOVATION', 'HEARABLES', 'ORTHOPAEDIC_REHABILITATION'])(
    'R114 filters by the field %s',
    async (field) => {
      const items = await list({ field });
      expect(items).not.toEqual([]);
      expect(items).toEqual((await list()).filter((item) => item.field === field));
    },
  );

  it('R203 paginates the list without gaps or duplicates', async () => {
    const pages = await Promise.all(pageNumbers(TOTAL, 5).map((page) => list({ page, pageSize: 5 })));
    expect([pages[0]?.length, pages.at(-1)?.length]).toEqual([5, 0]);
    expect(idsOf(pages.flat())).toEqual(idsOf(await list()));
  });

  it('R181 Q17 falls back to English if there is no German translation', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      caseStudy(id: "503") { title servedLocale availableLocales materials { servedLocale } }
    }`);
    expect(data.caseStudy).toEqual({
      title: 'Stone models scanned without sectioning',
      servedLocale: 'EN',
      availableLocales: ['EN', 'CN'],
      materials: [{ servedLocale: 'DE' }],
    });
  });
});

describe('localized summaries of case studies', () => {
  beforeEach(start);

  const query = (locale: string) => `query @inContext(locale: ${locale}) {
    caseStudy(id: "503") { title servedLocale localizedSummary { title summary body customer results { figure label } } }
  }`;

  it('R181 exist in German, though the text is English', async () => {
    const source = caseStudies.find(({ id }) => id === 503)?.localizedSummaries.de;
    const { data } = await gateway.ask(query('DE'));
    expect(data.caseStudy).toMatchObject({ title: 'Stone models scanned without sectioning', servedLocale: 'EN' });
    const { content, ...others } = source ?? expect.fail();
    expect(data.caseStudy.localizedSummary).toEqual({ ...others, body: content });
  });

  it.each(['EN', 'CN'])('R181 are null in %s, into which the text is translated', async (locale) => {
    const { data } = await gateway.ask(query(locale));
    expect(data.caseStudy).toMatchObject({ servedLocale: locale, localizedSummary: null });
  });

  it.each([{ title: 'Modelle' }, undefined])('are null if the content service sends %j', async (localizedSummary) => {
    await overwriteRecord(gateway.db, 'knowledge', '503', { localizedSummary });
    const { data, errors } = await gateway.ask(query('DE'));
    expect(errors).toBeUndefined();
    expect(data.caseStudy).toMatchObject({ servedLocale: 'EN', localizedSummary: null });
  });
});

describe('invalid case study records and shared records', () => {
  beforeEach(start);

  it('omits an invalid case study and returns all others', async () => {
    await overwriteRecord(gateway.db, 'knowledge', '510', { results: 'none' });
    expect(await list()).toHaveLength(TOTAL - 1);
  });

  it('returns a case study by its type and as a resource, in any order of requests', async () => {
    const queries = [
      '{ event(id: "501") { id } }',
      '{ resource(id: "501") { module line } }',
      '{ caseStudy(id: "501") { field customer } }',
      '{ resources(filter: { modules: [CASE_STUDIES] }) { items { module line } } }',
      '{ caseStudies { items { field customer } } }',
    ];
    for (const query of queries) expect((await gateway.ask(query)).errors, query).toBeUndefined();
    const { data } = await gateway.ask(
      '{ caseStudy(id: "501") { field } event(id: "501") { id } resource(id: "501") { module } }',
    );
    expect(data).toEqual({ caseStudy: { field: 'DENTISTRY' }, event: null, resource: { module: 'CASE_STUDIES' } });
  });
});
