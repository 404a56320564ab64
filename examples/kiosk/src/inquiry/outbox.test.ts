import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGateway, type TestGateway } from '../../../../gateway/src/testing/start-gateway.ts';
import { listLeads } from '../../../../legacy/src/store/leads.ts';
import { type KioskStore, openKioskStore } from '../copy/kiosk-store.ts';
import { createGateway } from '../gateway/gateway.ts';
import { NETWORK_ERROR, recordRequests, respondWithError } from '../testing/record-requests.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { QueuedInquiry } from './queued-inquiry.ts';

const KEY = 'a-key-of-this-showroom-that-is-long-enough';

let server: TestGateway;
let store: KioskStore;
let outbox: Outbox;
let number = 0;

beforeAll(async () => {
  server = await startGateway({ formClients: [{ name: 'showroom-kiosk', quota: 1_000, key: KEY }] });
});

beforeEach(async () => {
  number += 1;
  store = await openKioskStore(`outbox-${number}`);
  outbox = createApp();
});

afterEach(async () => {
  outbox.stop();
  vi.unstubAllGlobals();
  for (const { input } of await store.listInquiries()) await store.deleteInquiry(input.idempotencyKey);
  store.close();
});

afterAll(() => server.close());

function createApp(): Outbox {
  const gateway = createGateway({ gatewayUrl: server.origin, clientKey: KEY, persistedOperations: false });
  return createOutbox({ gateway, store });
}

function createInquiry(input: Partial<QueuedInquiry['input']> = {}): QueuedInquiry {
  return {
    input: {
      idempotencyKey: randomUUID(),
      firstName: 'Ada',
      email: `ada${number}@labor.example`,
      country: 'DE',
      company: 'Labor am Markt',
      mobilePrefix: '+49',
      phone: '30 23125017',
      industry: 'DENTAL_LABS',
      comments: 'Two printers, please.',
      ...input,
    },
    locale: 'DE',
    createdAt: Date.now(),
    refusal: null,
  };
}

async function countStored({ input }: QueuedInquiry): Promise<number> {
  const leads = await listLeads(server.db, { kind: 'inquiry' });
  return leads.filter(({ email }) => email === input.email).length;
}

describe('an inquiry', () => {
  it('is deleted from the device once the gateway has accepted it', async () => {
    const inquiry = createInquiry();
    expect(await outbox.submit(inquiry)).toMatchObject({
      status: 'ACCEPTED',
      reference: expect.any(String),
      locale: 'DE',
    });
    expect([await countStored(inquiry), outbox.getInquiries()]).toEqual([1, []]);
  });

  it('returns the problems of a refusal in the language of the visitor', async () => {
    const result = await outbox.submit(createInquiry({ phone: '1' }));
    expect(result).toMatchObject({ status: 'REFUSED', refusal: { problems: [{ field: 'phone' }] } });
    expect(await store.listInquiries()).toEqual([]);
  });

  it('is stored before it is sent', async () => {
    const inquiry = createInquiry();
    let stored: unknown[] = [];
    recordRequests(() => {
      void store.listInquiries().then((inquiries) => {
        stored = inquiries;
      });
      return undefined;
    });
    await outbox.submit(inquiry);
    expect(stored).toEqual([inquiry]);
  });

  it('waits on the device without a network, also after a restart, and is then stored once', async () => {
    const inquiry = createInquiry();
    recordRequests(() => NETWORK_ERROR);
    expect(await outbox.submit(inquiry)).toEqual({ status: 'QUEUED' });
    expect([await countStored(inquiry), outbox.getInquiries()]).toEqual([0, [inquiry]]);
    outbox.stop();
    vi.unstubAllGlobals();
    outbox = createApp();
    await outbox.deliver();
    expect([await countStored(inquiry), outbox.getInquiries()]).toEqual([1, []]);
  });

  it('is stored once although its first response was lost', async () => {
    const inquiry = createInquiry();
    const send = globalThis.fetch;
    let requests = 0;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      requests += 1;
      const response = await send(...args);
      if (requests === 1) throw NETWORK_ERROR;
      return response;
    });
    expect(await outbox.submit(inquiry)).toEqual({ status: 'QUEUED' });
    expect(await countStored(inquiry)).toBe(1);
    await outbox.deliver();
    expect([requests, await countStored(inquiry), outbox.getInquiries()]).toEqual([2, 1, []]);
  });

  it('waits after an error that the visitor cannot fix', async () => {
    recordRequests(() => respondWithError('UPSTREAM_UNAVAILABLE'));
    expect(await outbox.submit(createInquiry())).toEqual({ status: 'QUEUED' });
    expect(outbox.getInquiries()).toHaveLength(1);
  });

  it('stays for the staff if it is refused after the visitor has left', async () => {
    const inquiry = createInquiry({ phone: '1' });
    recordRequests(() => NETWORK_ERROR);
    await outbox.submit(inquiry);
    vi.unstubAllGlobals();
    await outbox.deliver();
    await outbox.deliver();
    expect(outbox.getInquiries()).toMatchObject([{ input: inquiry.input, refusal: { code: expect.any(String) } }]);
    expect(await countStored(inquiry)).toBe(0);
  });

  it('does not count towards the limit of the address, with the key of the showroom', async () => {
    const inquiries = Array.from({ length: 12 }, (_, index) => createInquiry({ email: `many${index}@labor.example` }));
    const results = await Promise.all(inquiries.map((inquiry) => outbox.submit(inquiry)));
    expect(results.map(({ status }) => status)).toEqual(inquiries.map(() => 'ACCEPTED'));
  });
});
