import { content } from '@heliograph/legacy/content.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { LIST } from './material-list.fixture.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
  return () => gateway.close();
});

describe('REST calls for materials', () => {
  it('R279 R296 requests a list once, with the content language in header and body', async () => {
    await gateway.ask(LIST, { locale: 'CN', filter: { group: 'REFLEX', subtype: 'CASTING' }, sort: 'LATEST' });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/materialsManage/find',
        lang: 'zh',
        body: expect.objectContaining({
          language: 'zh',
          pageNum: 1,
          pageSize: 100,
          groupType: '1',
          subtype: ['casting'],
          sort: 'latest',
        }),
      },
    ]);
  });

  it('R295 requests one material by id, without a body', async () => {
    const { data } = await gateway.ask('query @inContext(locale: DE) { material(id: "101") { name servedLocale } }');
    expect(data.material).toEqual({ name: 'Temp C&B UV 2.0', servedLocale: 'DE' });
    expect(gateway.restCalls).toEqual([
      { method: 'GET', path: '/materialsManage/findById/101', lang: 'de', body: undefined },
    ]);
  });

  it('R295 an unknown material is null, so that its page is the 404 page', async () => {
    expect(await gateway.ask('{ material(id: "999999") { name } }')).toEqual({ data: { material: null } });
    expect(gateway.restCalls.map(({ path }) => path)).toEqual(['/materialsManage/findById/999999']);
  });

  it('R296 joins the related materials of a whole list without another call', async () => {
    const { data } = await gateway.ask('{ materials(pageSize: 100) { items { id related { id name } } } }');
    const counts = data.materials.items.map(({ related }: { related: object[] }) => related.length);
    expect(counts).toEqual(content.materials.map(({ related }) => related.length));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(gateway.restCalls.map(({ path }) => path)).toEqual(['/materialsManage/find']);
  });

  it('joins the related materials of one material with one more call', async () => {
    await gateway.ask('{ material(id: "101") { related { id } } }');
    expect(gateway.restCalls.map(({ path }) => path)).toEqual([
      '/materialsManage/findById/101',
      '/materialsManage/find',
    ]);
  });

  it('R297 builds the filter options from the ranges and the materials of the scope', async () => {
    await gateway.ask('{ materialFilterOptions(group: DENTAL) { colors { id } } }');
    expect(gateway.restCalls.map(({ path }) => path).toSorted()).toEqual([
      '/materialsManage/find',
      '/materialsManage/paramRanges',
    ]);
  });

  it('caches responses per language', async () => {
    for (const locale of ['DE', 'DE', 'CN', 'CN']) await gateway.ask(LIST, { locale });
    expect(gateway.restCalls.map(({ lang }) => lang)).toEqual(['de', 'zh']);
  });

  it('shares one call between concurrent equal operations', async () => {
    await Promise.all(Array.from({ length: 20 }, () => gateway.ask(LIST, { locale: 'EN' })));
    expect(gateway.restCalls).toHaveLength(1);
  });

  it('makes no call for a malformed id', async () => {
    const { data } = await gateway.ask(
      '{ a: material(id: "x") { id } b: material(id: "-1") { id } c: material(id: "") { id } }',
    );
    expect(data).toEqual({ a: null, b: null, c: null });
    expect(gateway.restCalls).toEqual([]);
  });

  it('serves cached data if the content service is unavailable', async () => {
    const before = await gateway.ask(LIST, { locale: 'EN' });
    expect(before.data.materials.totalCount).toBe(content.materials.length);
    await gateway.stopLegacy();
    expect(await gateway.ask(LIST, { locale: 'EN' })).toEqual(before);
  });

  it('S1 returns an error code without the address if the content service is unavailable', async () => {
    await gateway.stopLegacy();
    const { data, errors } = await gateway.ask(LIST, { locale: 'EN' });
    expect(data).toEqual({ materials: null });
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'The content service is unavailable.',
        path: ['materials'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', call: 'materialFind' },
      }),
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/ECONN|127\.0\.0\.1|\.ts|stack/);
  });

  it('R281 distinguishes a failed join from an empty one', async () => {
    await gateway.ask('{ material(id: "101") { id } }');
    await gateway.stopLegacy();
    const { data, errors } = await gateway.ask('{ material(id: "101") { id related { id } } }');
    expect(data).toEqual({ material: { id: '101', related: null } });
    expect(errors).toMatchObject([{ path: ['material', 'related'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(gateway.reports.length).toBeGreaterThan(0);
  });
});
