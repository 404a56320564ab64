import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reseed } from '../../../../gateway/src/testing/reseed.ts';
import { startGateway, type TestGateway } from '../../../../gateway/src/testing/start-gateway.ts';
import { LONG_TIMEOUT } from '../../../../gateway/src/testing/timeouts.ts';
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
/** Clock of the gateway. */
let now = 0;

/** A device with a copy, and one without. */
let copied: KioskStore;

beforeAll(async () => {
  server = await startGateway({ now: () => now });
  copied = await openKioskStore('copied');
  store = copied;
  const { sync } = await startApp();
  sync.stop();
});

beforeEach(async () => {
  number += 1;
  store = await openKioskStore(`empty-${number}`);
});

afterEach(async () => {
  for (const sync of syncs) sync.stop();
  syncs = [];
  if (store !== copied) store.close();
  vi.unstubAllGlobals();
  await changeContent({});
});

afterAll(async () => {
  copied.close();
  await server.close();
});

/** The gateway asks the content service for changes every two seconds. */
async function changeContent(edits: Parameters<typeof reseed>[1]): Promise<void> {
  await reseed(server.db, edits);
  now += 3_000;
}

/** Starts the app on a device, as after a reload. */
function createApp() {
  const gateway = createGateway({ gatewayUrl: server.origin, clientKey: '', persistedOperations: false });
  const sync = createSync({ gateway, store, locale: 'DE' });
  syncs.push(sync);
  return { gateway, sync };
}

function useCopy(): void {
  store.close();
  store = copied;
}

/** Until the first attempt has ended. */
async function attempt({ sync }: ReturnType<typeof createApp>) {
  await sync.start();
  await vi.waitFor(() => expect(sync.getState().isRunning).toBe(false), LONG_TIMEOUT);
  return sync.getState();
}

/** Until the copy is up to date. */
async function startApp() {
  const app = createApp();
  await app.sync.start();
  await vi.waitFor(() => expect(app.sync.getState().refreshedAt).not.toBeNull(), LONG_TIMEOUT);
  return { ...app, state: app.sync.getState() };
}

const readProducts = (gateway: Gateway, locale: Locale) =>
  gateway.getClient(locale).readQuery({ query: ProductsDocument, variables: { locale, page: 1 } })?.products?.items ??
  [];

const findName = (gateway: Gateway, locale: Locale, id: string) =>
  readProducts(gateway, locale).find((product) => product.id === id)?.name;

describe('the copy of the content', () => {
  it('has every record in three languages, the default language first', async () => {
    const expected = await server.ask('{ products(pageSize: 1) { totalCount } }');
    const { operations } = recordRequests();
    const { gateway, state } = await startApp();
    expect(state).toMatchObject({ locales: ['DE', 'EN', 'CN'], failure: null });
    for (const locale of LOCALE_CODES) {
      const products = readProducts(gateway, locale);
      expect(products).toHaveLength(expected.data.products.totalCount);
      expect(new Set(products.map(({ servedLocale }) => servedLocale))).toEqual(new Set([locale]));
    }
    expect(operations[0]).toBe('Changes');
    // The cursor, and six lists in each language.
    expect(operations).toHaveLength(1 + 3 * 6);
  });

  it('is shown after a restart without a network', async () => {
    useCopy();
    recordRequests(() => NETWORK_ERROR);
    const app = createApp();
    expect(await attempt(app)).toMatchObject({ locales: ['EN', 'CN', 'DE'], failure: { code: 'NETWORK' } });
    expect(readProducts(app.gateway, 'CN').length).toBeGreaterThan(20);
  });

  it('is refreshed by one request if nothing changed', async () => {
    useCopy();
    const { operations } = recordRequests();
    await startApp();
    expect(operations).toEqual(['Changes']);
  });

  it('receives changed records, and loses deleted ones', async () => {
    useCopy();
    const first = await startApp();
    const before = readProducts(first.gateway, 'DE').map(({ id }) => id);
    await changeContent({
      changed: [{ kind: 'product', id: '2', fields: { name: 'Renamed' } }],
      deleted: [{ kind: 'product', id: '36' }],
    });
    const { operations } = recordRequests();
    const { gateway } = await startApp();
    expect(operations).toEqual(['Changes', 'ChangedRecords', 'ChangedRecords', 'ChangedRecords']);
    for (const locale of LOCALE_CODES) expect(findName(gateway, locale, '2')).toBe('Renamed');
    expect(readProducts(gateway, 'DE').map(({ id }) => id)).toEqual(before.filter((id) => id !== '36'));
  });

  it('receives many changed records in parts below the limit of the operation cost', async () => {
    useCopy();
    const { gateway, sync } = await startApp();
    sync.stop();
    const changed = readProducts(gateway, 'EN').map(({ id }) => ({ kind: 'product', id, fields: { isNew: true } }));
    await changeContent({ changed });
    const parts: number[] = [];
    recordRequests(({ operationName, variables }) => {
      if (operationName === 'ChangedRecords' && variables.locale === 'EN')
        parts.push([...Object(variables.ids)].length);
      return undefined;
    });
    const refreshed = await startApp();
    expect(readProducts(refreshed.gateway, 'EN').every(({ isNew }) => isNew)).toBe(true);
    expect(parts.length).toBeGreaterThan(1);
  });

  it('is complete or not stored at all', async () => {
    recordRequests(({ operationName, variables }) =>
      operationName === 'Samples' && variables.locale === 'CN' ? respondWithError('UPSTREAM_UNAVAILABLE') : undefined,
    );
    const app = createApp();
    expect(await attempt(app)).toMatchObject({ failure: { code: 'UPSTREAM_UNAVAILABLE' } });
    // What has arrived is shown.
    expect(readProducts(app.gateway, 'DE').length).toBeGreaterThan(20);
    app.sync.stop();
    vi.unstubAllGlobals();
    const { operations } = recordRequests();
    await startApp();
    expect(operations).toContain('Products');
  });

  it('keeps its cursor until all changed records have arrived', async () => {
    useCopy();
    await changeContent({ changed: [{ kind: 'product', id: '2', fields: { name: 'Interrupted' } }] });
    recordRequests(({ operationName, variables }) =>
      operationName === 'ChangedRecords' && variables.locale === 'DE' ? NETWORK_ERROR : undefined,
    );
    const interrupted = createApp();
    expect((await attempt(interrupted)).failure).toMatchObject({ code: 'NETWORK' });
    expect(findName(interrupted.gateway, 'EN', '2')).not.toBe('Interrupted');
    interrupted.sync.stop();
    vi.unstubAllGlobals();
    const { gateway } = await startApp();
    for (const locale of LOCALE_CODES) expect(findName(gateway, locale, '2')).toBe('Interrupted');
  });

  it('is made again if its cursor has expired, and shown until then', async () => {
    useCopy();
    const requests = recordRequests(({ operationName, variables }) => {
      if (operationName === 'Changes' && variables.after) return respondWithError('CURSOR_EXPIRED');
      return operationName === 'Texts' ? NETWORK_ERROR : undefined;
    });
    const app = createApp();
    expect((await attempt(app)).failure).toMatchObject({ code: 'NETWORK' });
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
    const state = await attempt(createApp());
    expect(state).toMatchObject({ locales: [], failure: { code: 'OVERLOADED', retryAfterMs: 30_000 } });
    expect((state.retryAt ?? 0) - Date.now()).toBeGreaterThan(28_000);
  });

  it('tries again by itself', async () => {
    const requests = recordRequests(() => NETWORK_ERROR);
    const app = createApp();
    await attempt(app);
    requests.intercept(() => undefined);
    await vi.waitFor(() => expect(app.sync.getState().refreshedAt).not.toBeNull(), LONG_TIMEOUT);
    expect(app.sync.getState()).toMatchObject({ failure: null, locales: ['DE', 'EN', 'CN'] });
  });
});
