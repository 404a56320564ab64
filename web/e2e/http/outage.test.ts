import { formatStaleStatus } from '@heliograph/schema/stale-response.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDataTime } from '../../src/freshness/data-time.ts';
import { siteOrigin } from '../origins.ts';
import { allSites } from '../sites.ts';
import { type FaultStack, START_TIMEOUT_MS, startFaultStack } from './fault-stack.ts';

const MINUTE = 60_000;
const STALE_STATUS = formatStaleStatus({ ttlMs: 0, ageMs: 0 });

describe('outages', () => {
  let stack: FaultStack;

  beforeAll(async () => {
    stack = await startFaultStack();
  }, START_TIMEOUT_MS);
  afterAll(() => stack?.stop());

  it('S21 caches a page for ten minutes, or for ten seconds if the gateway response is stale, with the time of its data', async () => {
    const fetchPolicy = async (url: string) => {
      const { status, headers } = await fetch(url);
      const age = (Date.now() - (parseDataTime(headers.get('server-timing')) ?? 0)) / MINUTE;
      return `${status} ${headers.get('cache-control')} ${Math.round(age)} min`;
    };
    stack.gatewayProxy.inject({ path: /graphql/, headers: { 'cache-status': STALE_STATUS, age: '5400' } });
    for (const { path } of allSites) {
      const search = path(`/search?key=resin-${Date.now()}`);
      expect(await fetchPolicy(stack.siteOrigin + search)).toMatch(/^200 s-maxage=10,.* 90 min$/);
      expect(await fetchPolicy(siteOrigin + search)).toMatch(/^200 s-maxage=600,.* 0 min$/);
    }
    stack.gatewayProxy.clear();
  });

  it('S2 gives up on a gateway that never responds', { timeout: 120_000 }, async () => {
    stack.gatewayProxy.inject({ blackhole: true });
    const expectFailure = async (url: string) => {
      const response = await fetch(url);
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(await response.text()).toContain('<html');
    };
    const urls = allSites.map(({ path }) => stack.siteOrigin + path('/search?key=not-cached-yet'));
    // A failure is not cached.
    for (let time = 1; time <= 2; time++) await Promise.all(urls.map(expectFailure));
    stack.gatewayProxy.clear();
  });

  describe('without the content service', () => {
    beforeAll(() => stack.contentService.stop());

    it.each(allSites)('S1 built pages are served in $locale', async ({ path, messages }) => {
      const list = await fetch(`${stack.siteOrigin}${path('/material/1-all')}`);
      expect(list.status).toBe(200);
      expect(await list.text()).toContain(messages.Materials.scopes['1-all'].title);
      const detail = await fetch(`${stack.siteOrigin}${path('/material/materialDetail/cast-uv-3-0-102')}`);
      expect(detail.status).toBe(200);
    });

    it.each(allSites)('S1 pages that are not cached fail in $locale', async ({ path }) => {
      const { status } = await fetch(`${stack.siteOrigin}${path('/search?key=not-cached-either')}`);
      expect(status).toBe(500);
    });

    it.each(['gatewayUrl', 'siteOrigin'] as const)('R281 %s/graphql responds with an error code', async (service) => {
      const fetchResponse = async () => {
        const response = await fetch(`${stack[service]}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ materials { totalCount } }' }),
        });
        const text = await response.text();
        expect(text).not.toMatch(/ECONN|127\.0\.0\.1|node_modules|\.ts/);
        return JSON.parse(text);
      };
      // On a busy machine, the site gives up on the gateway before the gateway gives up on the content service.
      await expect.poll(fetchResponse, { timeout: 30_000 }).toMatchObject({
        data: { materials: null },
        errors: [{ path: ['materials'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
      });
    });
  });
});
