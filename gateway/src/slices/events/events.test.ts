import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { pageNumbers } from '../../testing/page-numbers.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const soonest = content.knowledge
  .filter((record) => record.module === 'events')
  .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
const TOTAL = soonest.length;

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

type Item = { id: string; category: string; startsOn: string; endsOn: string };

async function list(filter: object = {}, paging: object = { pageSize: 100 }): Promise<Item[]> {
  const { data, errors } = await gateway.ask(
    `query ($filter: EventFilter, $page: Int, $pageSize: Int) {
      events(filter: $filter, page: $page, pageSize: $pageSize) { items { id category startsOn endsOn } totalCount }
    }`,
    { filter, ...paging },
  );
  expect(errors).toBeUndefined();
  return data.events.items;
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();

describe('REST calls for events', () => {
  beforeEach(start);

  it('R279 R303 requests a page of events only, soonest first, in the content language', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      events(filter: { from: "2027-01-01", to: "2027-03-31", category: TRADE_SHOW }, pageSize: 1) {
        items { id slug path category startsOn endsOn opensAt closesAt timeZone timeZoneId country }
        totalCount
        pageInfo { pageCount hasNextPage }
      }
    }`);
    const shows = soonest.filter(
      ({ category, startDate, endDate }) =>
        category === 'tradeShow' && startDate <= '2027-03-31' && endDate >= '2027-01-01',
    );
    const [first] = shows;
    expect(shows.length).toBeGreaterThan(1);
    expect(data.events).toEqual({
      items: [
        {
          id: String(first?.id),
          slug: `${first?.urlName}-${first?.id}`,
          path: `/aboutUs/events/detail/${first?.urlName}-${first?.id}`,
          category: 'TRADE_SHOW',
          startsOn: first?.startDate,
          endsOn: first?.endDate,
          opensAt: first?.startTime,
          closesAt: first?.endTime,
          timeZone: first?.timeZone,
          timeZoneId: first?.timeZone,
          country: first?.country,
        },
      ],
      totalCount: shows.length,
      pageInfo: { pageCount: shows.length, hasNextPage: true },
    });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/knowledge/front/findAll',
        lang: 'zh',
        body: {
          pageNum: 1,
          pageSize: 1,
          modules: ['events'],
          from: '2027-01-01',
          to: '2027-03-31',
          category: 'tradeShow',
          sort: 'soonest',
          language: 'zh',
        },
      },
    ]);
  });

  it('R302 requests one event by id, without a body', async () => {
    const { data } = await gateway.ask('query @inContext(locale: DE) { event(id: "404") { id category city } }');
    expect(data.event).toEqual({ id: '404', category: 'CONFERENCE', city: 'Bologna' });
    expect(gateway.restCalls).toEqual([
      { method: 'GET', path: '/knowledge/findById/404', lang: 'de', body: undefined },
    ]);
  });

  it('joins the products of a list with one call', async () => {
    const { data } = await gateway.ask('{ events(pageSize: 100) { items { id products { id name } } } }');
    const joined = data.events.items.map(({ products }: { products: Item[] }) => idsOf(products).map(Number));
    expect(joined).toEqual(soonest.map(({ products }) => products));
    expect(requestedPaths()).toEqual(['/knowledge/front/findAll', '/product/findAll']);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 101', 'pageSize'],
    ['filter: { from: "2026-02-02", to: "2026-02-01" }', 'filter.to'],
  ])('rejects %s without an upstream call', async (args, argument) => {
    const { data, errors } = await gateway.ask(`{ events(${args}) { totalCount } }`);
    expect(data).toEqual({ events: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });

  it.each(['01.02.2026', '2026-02-30', 'today'])('rejects the date %s without an upstream call', async (from) => {
    const { errors } = await gateway.ask(
      'query ($from: LocalDate) { events(filter: { from: $from }) { totalCount } }',
      {
        from,
      },
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(gateway.restCalls).toEqual([]);
  });

  it('returns null for records of other modules and unknown ids, and makes no call for a malformed id', async () => {
    const query = '{ article: event(id: "301") { id } case: event(id: "501") { id } none: event(id: "99999") { id } }';
    expect(await gateway.ask(query)).toEqual({ data: { article: null, case: null, none: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ event(id: "bologna-404") { id } }')).toEqual({ data: { event: null } });
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('events', () => {
  beforeAll(start);

  it('sorts by date, soonest first', async () => {
    const days = (await list()).map(({ startsOn }) => startsOn);
    expect(days).toHaveLength(TOTAL);
    expect(days).toEqual(days.toSorted());
  });

  it('R186 filters by category', async () => {
    const items = await list({ category: 'WEBINAR' });
    const webinars = soonest.filter(({ category }) => category === 'webinar');
    expect(webinars).not.toEqual([]);
    expect(items.map(({ id, category }) => [id, category])).toEqual(webinars.map(({ id }) => [String(id), 'WEBINAR']));
  });

  it.each([
    [{ from: '2025-03-29', to: '2025-03-29' }, ['401']],
    [{ from: '2025-03-25', to: '2025-03-25' }, ['401']],
    [{ from: '2025-03-27', to: '2025-03-27' }, ['401']],
    [{ from: '2025-03-30', to: '2025-11-12' }, []],
    [{ from: '2025-11-14', to: '2026-03-10' }, ['402']],
    [{ to: '2025-03-24' }, []],
    [{ from: '2027-10-14' }, ['414']],
    [{ from: '2027-10-15' }, []],
  ])('R186 filters by date range: %j', async (filter, ids) => {
    const foundIds = idsOf(await list(filter));
    expect(foundIds.filter((id) => ['401', '402', '414'].includes(id))).toEqual(ids);
  });

  it('R203 paginates the list without gaps or duplicates', async () => {
    const pages = await Promise.all(pageNumbers(TOTAL, 5).map((page) => list({}, { page, pageSize: 5 })));
    expect([pages[0]?.length, pages.at(-1)?.length]).toEqual([5, 0]);
    expect(idsOf(pages.flat())).toEqual(idsOf(await list()));
  });

  it.each(['CN', 'DE'])('R181 Q17 falls back to English if there is no %s translation', async (locale) => {
    const { data } = await gateway.ask(`query @inContext(locale: ${locale}) {
      event(id: "401") { title servedLocale availableLocales products { servedLocale } }
    }`);
    expect(data.event).toMatchObject({
      title: 'International Dental Show (IDS) 2025, Cologne',
      servedLocale: 'EN',
      availableLocales: ['EN'],
    });
    expect(data.event.products[0]).toEqual({ servedLocale: locale });
  });
});

describe('localized summaries of events', () => {
  beforeAll(start);

  const query = (locale: string) => `query @inContext(locale: ${locale}) {
    event(id: "414") { title servedLocale localizedSummary { title summary venue city booth highlights } }
  }`;

  it.each([
    ['DE', 'de'],
    ['CN', 'zh'],
  ] as const)('R181 exist in %s, though the text is English', async (locale, language) => {
    const { data } = await gateway.ask(query(locale));
    const source = content.knowledge.find(({ id }) => id === 414);
    const summaries = source?.module === 'events' ? source.localizedSummaries : expect.fail();
    expect(data.event).toMatchObject({ title: source?.title.en, servedLocale: 'EN' });
    expect(data.event.localizedSummary).toEqual(summaries[language]);
  });

  it('R181 are null in English', async () => {
    expect((await gateway.ask(query('EN'))).data.event.localizedSummary).toBeNull();
  });
});

describe('invalid event records', () => {
  beforeEach(start);

  it('omits an invalid event and returns all others', async () => {
    await overwriteRecord(gateway.db, 'knowledge', '405', { startTime: 'in the morning' });
    const items = await list();
    expect(items).toHaveLength(TOTAL - 1);
    const { data, errors } = await gateway.ask('{ event(id: "405") { id } }');
    expect(data).toEqual({ event: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_MALFORMED']);
  });

  it('returns null for a missing booth and sanitizes the HTML', async () => {
    await overwriteRecord(gateway.db, 'knowledge', '401', { booth: null, content: '<p>a</p><img src=x onerror=b()>' });
    const { data } = await gateway.ask('{ a: event(id: "401") { booth body } b: event(id: "408") { booth } }');
    expect(data).toEqual({ a: { booth: null, body: '<p>a</p>' }, b: { booth: expect.any(String) } });
  });

  it('returns an event by its type and as a resource, in any order of requests', async () => {
    const asResource = ['{ resource(id: "401") { module } }', { resource: { module: 'EVENTS' } }] as const;
    const asEvent = ['{ event(id: "401") { category } }', { event: { category: 'TRADE_SHOW' } }] as const;
    for (const [query, data] of [asResource, asEvent, asResource]) expect(await gateway.ask(query)).toEqual({ data });
    const lists = `{
      resources(filter: { modules: [EVENTS] }, pageSize: 100) { items { module line } }
      events(pageSize: 100) { items { category startsOn } }
    }`;
    const { data, errors } = await gateway.ask(lists);
    expect(errors).toBeUndefined();
    expect([data.resources.items.length, data.events.items.length]).toEqual([TOTAL, TOTAL]);
  });
});
