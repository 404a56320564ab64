import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reseed } from '../../../../gateway/src/testing/reseed.ts';
import { startGateway, type TestGateway } from '../../../../gateway/src/testing/start-gateway.ts';
import { createGateway, type Gateway } from '../gateway/gateway.ts';
import { ProductsDocument } from '../generated/operations.ts';
import { LOCALE_CODES, type Locale } from '../i18n/locales.ts';
import { NETWORK_ERROR, recordRequests, respondWithError } from '../testing/record-requests.ts';
import { type KioskStore, openKioskStore } from './kiosk-store.ts';
import { createSync, type Sync } from './sync.ts';

let server: TestGateway;
let store: KioskStore;
let syncs: Sync[] = [];
let number = 0;

beforeAll(async () => {
  server = await startGateway();
});

beforeEach(async () => {
  number += 1;
  store = await openKioskStore(`sync-${number}`);
});

afterEach(async () => {
  for (const sync of syncs) sync.stop();
  syncs = [];
  store.close();
  vi.unstubAllGlobals();
  await reseed(server.db, {});
});

afterAll(() => server.close());

/** Starts the app on the device of the test, as after a reload. */
function createApp() {
  const gateway = createGateway({ gatewayUrl: server.origin, clientKey: '', persistedOperations: false });
  const sync = createSync({ gateway, store, locale: 'DE' });
  syncs.push(sync);
  return { gateway, sync };
}

/** Until the attempt has ended. */
async function start({ sync }: ReturnType<typeof createApp>) {
  await sync.start();
  await vi.waitFor(() => expect(sync.getState().isRunning).toBe(false), { timeout: 20_000 });
  return sync.getState();
}

async function startApp() {
  const app = createApp();
  const state = await start(app);
  return { ...app, state };
}

const readProducts = (gateway: Gateway, locale: Locale) =>
  gateway.getClient(locale).readQuery({ query: ProductsDocument, variables: { locale, page: 1 } })?.products?.items ??
  [];

const findName = (gateway: Gateway, locale: Locale, id: string) =>
  readProducts(gateway, locale).find((product) => product.id === id)?.name;

describe('the copy of the content', () => {
  it('has every record in three languages, the default language first', async () => {
    const { operations } = recordRequests();
    const { gateway, state } = await startApp();
    expect(state).toMatchObject({ locales: ['DE', 'EN', 'CN'], failure: null });
    const expected = await server.ask('{ products(pageSize: 1) { totalCount } }');
    for (const locale of LOCALE_CODES) {
      const products = readProducts(gateway, locale);
      expect(products).toHaveLength(expected.data.products.totalCount);
      expect(new Set(products.map(({ servedLocale }) => servedLocale))).toEqual(new Set([locale]));
    }
    expect(operations[0]).toBe('Changes');
    expect(operations.length).toBeLessThan(30);
  });

  it('is shown after a restart without a network', async () => {
    await startApp();
    recordRequests(() => NETWORK_ERROR);
    const { gateway, state } = await startApp();
    expect(state).toMatchObject({ locales: ['EN', 'CN', 'DE'], failure: { code: 'NETWORK' } });
    expect(readProducts(gateway, 'CN').length).toBeGreaterThan(20);
  });

  it('is refreshed by one request if nothing changed', async () => {
    await startApp();
    const { operations } = recordRequests();
    await startApp();
    expect(operations).toEqual(['Changes']);
  });

  it('receives changed records, and loses deleted ones', async () => {
    const first = await startApp();
    const before = readProducts(first.gateway, 'DE').map(({ id }) => id);
    await reseed(server.db, {
      changed: [{ kind: 'product', id: '2', fields: { name: 'Renamed' } }],
      deleted: [{ kind: 'product', id: '36' }],
    });
    const { operations } = recordRequests();
    const { gateway } = await startApp();
    expect(operations).toEqual(['Changes', 'ChangedRecords', 'ChangedRecords', 'ChangedRecords']);
    for (const locale of LOCALE_CODES) expect(findName(gateway, locale, '2')).toBe('Renamed');
    expect(readProducts(gateway, 'DE').map(({ id }) => id)).toEqual(before.filter((id) => id !== '36'));
  });

  it('is complete or not stored at all', async () => {
    recordRequests(({ operationName, variables }) =>
      operationName === 'Samples' && variables.locale === 'CN' ? respondWithError('UPSTREAM_UNAVAILABLE') : undefined,
    );
    const { state, gateway } = await startApp();
    expect(state).toMatchObject({ failure: { code: 'UPSTREAM_UNAVAILABLE' } });
    // What has arrived is shown.
    expect(readProducts(gateway, 'DE').length).toBeGreaterThan(20);
    vi.unstubAllGlobals();
    const { operations } = recordRequests();
    await startApp();
    expect(operations).toContain('Products');
  });

  it('keeps its cursor until all changed records have arrived', async () => {
    await startApp();
    await reseed(server.db, { changed: [{ kind: 'product', id: '2', fields: { name: 'Renamed' } }] });
    recordRequests(({ operationName, variables }) =>
      operationName === 'ChangedRecords' && variables.locale === 'DE' ? NETWORK_ERROR : undefined,
    );
    const interrupted = await startApp();
    expect(interrupted.state.failure).toMatchObject({ code: 'NETWORK' });
    expect(findName(interrupted.gateway, 'EN', '2')).not.toBe('Renamed');
    vi.unstubAllGlobals();
    const { gateway } = await startApp();
    for (const locale of LOCALE_CODES) expect(findName(gateway, locale, '2')).toBe('Renamed');
  });

  it('is made again if its cursor has expired, and shown until then', async () => {
    await startApp();
    const requests = recordRequests(({ operationName, variables }) => {
      if (operationName === 'Changes' && variables.after) return respondWithError('CURSOR_EXPIRED');
      return operationName === 'Texts' ? NETWORK_ERROR : undefined;
    });
    const app = createApp();
    expect((await start(app)).failure).toMatchObject({ code: 'NETWORK' });
    expect(readProducts(app.gateway, 'EN').length).toBeGreaterThan(20);
    requests.intercept(({ operationName, variables }) =>
      operationName === 'Changes' && variables.after ? respondWithError('CURSOR_EXPIRED') : undefined,
    );
    await app.sync.run();
    expect(app.sync.getState().failure).toBeNull();
    expect(requests.operations.filter((operation) => operation === 'Texts').length).toBeGreaterThan(3);
  });

  it('waits at least as long as an overloaded gateway asks for', async () => {
    recordRequests(() => respondWithError('OVERLOADED', { retryAfter: 30 }));
    const { state } = await startApp();
    expect(state).toMatchObject({ locales: [], failure: { code: 'OVERLOADED', retryAfterMs: 30_000 } });
    expect((state.retryAt ?? 0) - Date.now()).toBeGreaterThan(28_000);
  });

  it('tries again by itself', async () => {
    const requests = recordRequests(() => NETWORK_ERROR);
    const app = createApp();
    await start(app);
    requests.intercept(() => undefined);
    await vi.waitFor(() => expect(app.sync.getState().refreshedAt).not.toBeNull(), { timeout: 20_000 });
    expect(app.sync.getState()).toMatchObject({ failure: null, locales: ['DE', 'EN', 'CN'] });
  });
});
