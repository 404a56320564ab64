import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
  return () => gateway.close();
});

const SEO = `query ($locale: Locale!, $path: String!) @inContext(locale: $locale) {
  seo(path: $path) { path title description keywords isDefault }
}`;

describe('seo', () => {
  it('R287 R331 loads the index of a language once and serves every path from it', async () => {
    const home = await gateway.ask(SEO, { locale: 'CN', path: '/' });
    const list = await gateway.ask(SEO, { locale: 'CN', path: '/material/0-all' });
    expect(home.data.seo).toMatchObject({ path: '/', isDefault: false, keywords: ['3D 打印机', '齿科', '光固化'] });
    expect(list.data.seo.title).not.toBe(home.data.seo.title);
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/TDK/pageQuery',
        lang: 'zh',
        body: { TDKTag: {}, pageNum: 1, pageSize: 10_000, language: 'zh' },
      },
    ]);
  });

  it.each([
    ['the index', '/TDK/pageQuery'],
    ['the call for a single page', '/TDK/selectByPageUrl'],
  ])(
    'R211 R288 selects the row of the content language from %s if the service returns all languages',
    async (_name, call) => {
      const rows = ['de', 'en', 'zh'].map((language) => ({
        page_url: '/shared',
        language,
        seo_title: `Title in ${language}`,
        seo_describe: null,
        seo_keyword: null,
      }));
      const service = createServer(({ url }, response) => {
        const found = url === call ? rows : [];
        response.end(JSON.stringify({ code: 200, data: url === '/TDK/pageQuery' ? { list: found } : found }));
      }).listen(0, '127.0.0.1');
      await once(service, 'listening');
      onTestFinished(async () => void service.close());
      const { port } = service.address() as AddressInfo;
      const own = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
      onTestFinished(own.close);
      const titles = [];
      for (const locale of ['EN', 'CN', 'DE']) {
        titles.push((await own.ask(SEO, { locale, path: '/shared' })).data.seo.title);
      }
      expect(titles).toEqual(['Title in en', 'Title in zh', 'Title in de']);
    },
  );

  it('R288 requests a single page that is missing from the index', async () => {
    await gateway.ask(SEO, { locale: 'DE', path: '/nowhere' });
    expect(gateway.restCalls.at(-1)).toEqual({
      method: 'POST',
      path: '/TDK/selectByPageUrl',
      lang: 'de',
      body: { pageUrl: '/nowhere', language: 'de' },
    });
  });

  it('Q30 reads one index per locale, then the call for a single page, and marks the defaults as such', async () => {
    const locales = ['EN', 'CN', 'DE'];
    for (const locale of [...locales, ...locales]) {
      const { data } = await gateway.ask(SEO, { locale, path: '/material/0-all' });
      expect(data.seo).toMatchObject({ isDefault: false, title: expect.not.stringMatching(/^default/) });
    }
    const { data } = await gateway.ask(SEO, { locale: 'DE', path: '/nowhere' });
    expect(data.seo).toMatchObject({ isDefault: true, title: 'default title' });
    expect(gateway.restCalls.map(({ path, lang }) => [path, lang])).toEqual([
      ['/TDK/pageQuery', 'en'],
      ['/TDK/pageQuery', 'zh'],
      ['/TDK/pageQuery', 'de'],
      ['/TDK/selectByPageUrl', 'de'],
    ]);
  });

  it('R211 returns marked placeholders for a page without metadata', async () => {
    const { data } = await gateway.ask(SEO, { locale: 'EN', path: '/nowhere' });
    expect(data.seo).toEqual({
      path: '/nowhere',
      title: 'default title',
      description: 'default describe',
      keywords: ['default key'],
      isDefault: true,
    });
  });

  it.each([
    ['R154', '/material/materialDetail/cast-uv-3-0-102', '/material/materialDetail'],
    ['R138', '/hardware/detail/41', '/hardware/detail'],
  ])('%s looks up %s by its base path', async (_number, path, base) => {
    const { data } = await gateway.ask(SEO, { locale: 'EN', path });
    expect(data.seo).toMatchObject({ path: base, isDefault: false });
  });

  it.each(['material', '', `/${'x'.repeat(512)}`])('rejects the path %j', async (path) => {
    const { errors } = await gateway.ask(SEO, { locale: 'EN', path });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'path' });
    expect(gateway.restCalls).toEqual([]);
  });
});
