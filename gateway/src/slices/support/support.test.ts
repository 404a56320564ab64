import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

type Article = { id: string; topic: string; products: { id: string }[] };

const ARTICLES = `query ($locale: Locale!, $product: ID, $topic: SupportTopic, $page: Int, $pageSize: Int)
@inContext(locale: $locale) {
  supportArticles(product: $product, topic: $topic, page: $page, pageSize: $pageSize) {
    items { id topic servedLocale products { id } } totalCount pageInfo { pageCount hasNextPage }
  }
}`;

async function list(variables: object): Promise<Article[]> {
  const { data, errors } = await gateway.ask(ARTICLES, { locale: 'EN', ...variables });
  expect(errors).toBeUndefined();
  return data.supportArticles.items;
}

const TOPICS = ['GETTING_STARTED', 'OPERATION', 'MAINTENANCE', 'TROUBLESHOOTING', 'SOFTWARE', 'MATERIALS', 'WARRANTY'];

describe('REST calls for support', () => {
  beforeEach(start);

  it('R279 R304 Q32 requests the articles of a topic once and filters by product in the gateway', async () => {
    const [first] = await list({ locale: 'CN', topic: 'WARRANTY', product: '9', pageSize: 1 });
    expect(first).toMatchObject({ id: '838', topic: 'WARRANTY', servedLocale: 'CN' });
    const paths = gateway.restCalls.filter(({ path }) => path === '/mall/content/list');
    expect(paths).toEqual([
      {
        method: 'POST',
        path: '/mall/content/list',
        lang: 'zh',
        body: { pageNum: 1, pageSize: 1000, kind: 'support', topic: 'warranty', language: 'zh' },
      },
    ]);
  });

  it('R304 requests the releases of a channel', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      softwareReleases(channel: LEGACY) { id channel platform version servedLocale }
    }`);
    expect(data.softwareReleases).toEqual([
      { id: '854', channel: 'LEGACY', platform: 'WINDOWS', version: '4.9.8', servedLocale: 'DE' },
      { id: '855', channel: 'LEGACY', platform: 'MACOS_APPLE_SILICON', version: '4.9.8', servedLocale: 'DE' },
      { id: '856', channel: 'LEGACY', platform: 'MACOS_INTEL', version: '4.9.8', servedLocale: 'DE' },
    ]);
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/mall/content/list',
        lang: 'de',
        body: { pageNum: 1, pageSize: 1000, kind: 'software', channel: 'legacy', language: 'de' },
      },
    ]);
  });

  it('joins the products of all articles with one call', async () => {
    const articles = await list({});
    expect(articles.find(({ id }) => id === '803')?.products).toEqual([{ id: '5' }, { id: '36' }]);
    expect(articles.find(({ id }) => id === '832')?.products).toEqual([]);
    expect(gateway.restCalls.map(({ path }) => path).toSorted()).toEqual(['/mall/content/list', '/product/findAll']);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 101', 'pageSize'],
  ])('rejects %s without an upstream call', async (args, argument) => {
    const { data, errors } = await gateway.ask(`{ supportArticles(${args}) { totalCount } }`);
    expect(data).toEqual({ supportArticles: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('support', () => {
  beforeAll(start);

  it.each(TOPICS)('R168 filters by the topic %s', async (topic) => {
    const articles = await list({ topic });
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles) expect(article.topic).toBe(topic);
  });

  it('R152 returns articles about a product and about all products', async () => {
    const articles = await list({ product: '4' });
    const named = articles.filter(({ products }) => products.length > 0);
    expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(['802', '825']));
    const about = (await list({})).filter(({ products }) => products.some(({ id }) => id === '4'));
    expect(named).toEqual(about);
    expect(articles.length).toBeGreaterThan(named.length);
    const general = await list({ product: '99999' });
    expect(general.length).toBe(articles.length - named.length);
    expect(new Set(general.map(({ products }) => products.length))).toEqual(new Set([0]));
  });

  it('R396 returns the error codes of an article with their machines', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      supportArticles(product: "4", topic: TROUBLESHOOTING) {
        items { id errorCodes { code meaning firstSteps products { id } } }
      }
    }`);
    const { items } = data.supportArticles;
    expect(items.find(({ id }: Article) => id === '844').errorCodes).toEqual([
      {
        code: 'E-402',
        meaning: 'AutoPart: Teil auf der Plattform geblieben',
        firstSteps: expect.stringContaining('Grundstellung'),
        products: [{ id: '4' }],
      },
    ]);
    expect(items.find(({ id }: Article) => id === '820').errorCodes).toEqual([]);
  });

  it.each([
    ['2', 'Tür offen', 'Wannenheizung einschalten', 'UltraCraft A2D 4K in Betrieb nehmen'],
    ['1', 'Tür offen', 'Raum', 'UltraCraft A2D in Betrieb nehmen'],
    [null, 'Tür oder Haube offen', 'bei Geräten ohne Heizung', 'UltraCraft A2D, A2D 4K und A2D HD in Betrieb nehmen'],
  ])('R152 writes the texts for the machine %s, and general ones for all', async (product, meaning, steps, setup) => {
    const { data } = await gateway.ask(
      `query ($product: ID) @inContext(locale: DE) {
        supportArticles {
          items {
            id title(product: $product) body(product: $product)
            errorCodes { code meaning(product: $product) firstSteps(product: $product) }
          }
        }
      }`,
      { product },
    );
    const find = (id: string) => data.supportArticles.items.find((item: Article) => item.id === id);
    expect(find('801').title).toBe(setup);
    const { body, errorCodes } = find('847');
    expect(body).toContain(steps);
    const codes = Object.fromEntries(errorCodes.map((one: { code: string }) => [one.code, one]));
    expect(codes['E-101'].meaning).toBe(meaning);
    expect(codes['E-104'].firstSteps).toContain(steps);
  });

  it('R203 paginates the matching articles', async () => {
    const all = await list({ product: '9' });
    const pages = await Promise.all([1, 2, 3].map((page) => list({ product: '9', page, pageSize: 10 })));
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const { data } = await gateway.ask(ARTICLES, { locale: 'EN', product: '9', pageSize: 10 });
    expect(data.supportArticles).toMatchObject({
      totalCount: all.length,
      pageInfo: { pageCount: Math.ceil(all.length / 10), hasNextPage: true },
    });
  });

  it('R204 R205 returns both channels for three platforms each', async () => {
    const { data } = await gateway.ask('{ softwareReleases { channel platform } }');
    const known = data.softwareReleases.map(
      ({ channel, platform }: Record<string, string>) => `${channel} ${platform}`,
    );
    expect(known).toEqual([
      'LATEST WINDOWS',
      'LATEST MACOS_APPLE_SILICON',
      'LATEST MACOS_INTEL',
      'LEGACY WINDOWS',
      'LEGACY MACOS_APPLE_SILICON',
      'LEGACY MACOS_INTEL',
    ]);
  });

  it('R376 returns the memory and network requirements of a release', async () => {
    const { data } = await gateway.ask(
      '{ softwareReleases(channel: LATEST) { platform memory recommendedMemory needsNetwork downloadUrl } }',
    );
    const common = { needsNetwork: true, downloadUrl: null };
    expect(data.softwareReleases).toEqual([
      { platform: 'WINDOWS', memory: 16, recommendedMemory: 32, ...common },
      { platform: 'MACOS_APPLE_SILICON', memory: 8, recommendedMemory: 16, ...common },
      { platform: 'MACOS_INTEL', memory: 16, recommendedMemory: null, ...common },
    ]);
  });
});

describe('invalid support records', () => {
  beforeEach(start);

  it('returns URL, size and checksum of an installer and omits invalid ones', async () => {
    const url = 'https://downloads.example/prepare.exe';
    const checksum = '0123456789abcdef'.repeat(4);
    await overwriteRecord(gateway.db, 'software', '851', { url, size: 214_958_080, sha256: checksum.toUpperCase() });
    await overwriteRecord(gateway.db, 'software', '852', { url: 'data:text/html,x', size: -1, sha256: 'abc' });
    const { data } = await gateway.ask(
      '{ softwareReleases(channel: LATEST) { id downloadUrl downloadSize downloadSha256 } }',
    );
    const none = { downloadUrl: null, downloadSize: null, downloadSha256: null };
    expect(data.softwareReleases).toEqual([
      { id: '851', downloadUrl: url, downloadSize: 214_958_080, downloadSha256: checksum },
      { id: '852', ...none },
      { id: '853', ...none },
    ]);
  });

  it('omits an invalid article and returns all others', async () => {
    await overwriteRecord(gateway.db, 'support', '801', { topic: 'gossip' });
    const { data } = await gateway.ask('{ supportArticles { totalCount } }');
    expect(data.supportArticles.totalCount).toBe(content.supportTopics.length - 1);
  });

  it('omits an invalid error code and returns the others', async () => {
    const valid = { code: 'E-101', meaning: 'Door open', firstSteps: 'Close it.', products: [1], machineTexts: [] };
    await overwriteRecord(gateway.db, 'support', '801', { errorCodes: [{ ...valid, code: 5 }, valid] });
    const { data } = await gateway.ask('{ supportArticles(pageSize: 1) { items { errorCodes { code } } } }');
    expect(data.supportArticles.items).toEqual([{ errorCodes: [{ code: 'E-101' }] }]);
  });

  it('sanitizes the HTML of an article', async () => {
    await overwriteRecord(gateway.db, 'support', '801', { content: '<h2 style="x">A</h2><iframe src="//b"></iframe>' });
    const [article] = await list({ pageSize: 1 });
    expect(article?.id).toBe('801');
    const { data } = await gateway.ask('{ supportArticles(pageSize: 1) { items { body } } }');
    expect(data.supportArticles.items).toEqual([{ body: '<h2>A</h2>' }]);
  });
});
