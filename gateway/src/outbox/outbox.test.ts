import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { createInquiry, createSubscription } from '../slices/inquiries/inquiries.fixture.ts';
import type { Fault } from '../testing/fault.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { openOutboxStore } from './open-outbox-store.ts';
import { inquire, requestSample, setUpOutbox, submit, waitUntil } from './outbox.fixture.ts';

const WRITES = /addInfo|submit|Save/;

const FAULTS: [name: string, fault: Fault][] = [
  ['times out', { blackhole: true }],
  ['responds with 500', { status: 500 }],
  ['responds with 503', { status: 503, headers: { 'retry-after': '30' } }],
  ['responds with 429', { status: 429 }],
  ['has moved', { status: 301, headers: { location: '/' } }],
  ['has a server exception', { body: '{"code":500,"msg":"Server exception"}' }],
  ['responds with HTML', { body: '<h1>Maintenance</h1>' }],
  ['responds without a reference', { body: '{"code":200}' }],
  ['closes the connection', { truncateHeaders: true }],
];

const outbox = setUpOutbox();

const readStatus = async (url: string) => {
  const response = await fetch(new URL('/readyz', url));
  return ((await response.json()) as { outbox: { queued: number; refused: number; oldestSeconds: number } }).outbox;
};

const listOutbox = async () => {
  const store = openOutboxStore(`sqlite:${outbox.file}`, () => {});
  const submissions = await store.list();
  await store.close();
  return submissions;
};

describe('form submissions while the content service is away', LONG_TIMEOUT, () => {
  it('are accepted, and stored once and in order when it is back', async () => {
    const gateway = await outbox.startGateway();
    await outbox.stack.proxy.refuseConnections();
    const results = [
      await inquire(gateway, { comments: 'First' }),
      await outbox.subscribe(gateway, { contactMe: false }),
      await requestSample(gateway),
      await inquire(gateway, { comments: 'Last' }),
    ];
    expect(results).toMatchObject([
      { __typename: 'InquiryAccepted', delivery: 'QUEUED' },
      { __typename: 'SubscriptionAccepted', delivery: 'QUEUED', contactMe: false },
      { __typename: 'SampleRequestAccepted', delivery: 'QUEUED', status: 'ALLOCATING_WAREHOUSE' },
      { __typename: 'InquiryAccepted', delivery: 'QUEUED' },
    ]);
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(results.length);
    expect((await outbox.stored()).toSorted()).toEqual(results.map(({ reference }) => reference).toSorted());
    const calls = outbox.stack.proxy.requests(WRITES).map(({ path, body }) => [path, JSON.parse(body).comments]);
    expect(calls.map(([path]) => path)).toEqual([
      '/api/clientSubscribe/addInfo',
      '/api/clientSubscribe/addInfo',
      '/sample/apply/submit',
      '/api/clientSubscribe/addInfo',
    ]);
    expect([calls[0]?.[1], calls[3]?.[1]]).toEqual(['First', 'Last']);
    await waitUntil(async () => (await listOutbox()).length === 0);
  });

  it.each(FAULTS)('are accepted if it %s, and stored once', async (_name, fault) => {
    const gateway = await outbox.startGateway();
    outbox.stack.proxy.inject({ path: WRITES, ...fault });
    const { delivery, reference } = await inquire(gateway);
    expect(delivery).toBe('QUEUED');
    outbox.stack.proxy.clear();
    await outbox.waitUntilStored(1);
    expect(await outbox.stored()).toEqual([reference]);
  });

  it('are accepted at once while the circuit breaker is open', async () => {
    const gateway = await outbox.startGateway();
    outbox.stack.proxy.inject({ path: WRITES, status: 503 });
    for (let count = 0; count < 6; count++) await inquire(gateway);
    const before = outbox.stack.proxy.requests(WRITES).length;
    expect(await inquire(gateway)).toMatchObject({ delivery: 'QUEUED' });
    expect(outbox.stack.proxy.requests(WRITES)).toHaveLength(before);
  });

  it('S9 store a form once that the service stored before its response got lost', async () => {
    const gateway = await outbox.startGateway();
    outbox.stack.proxy.inject({ path: WRITES, when: ({ attempt }) => attempt === 1, truncateHeaders: true });
    const { reference } = await inquire(gateway);
    await waitUntil(async () => (await listOutbox()).length === 0);
    expect(await outbox.stored()).toEqual([reference]);
  });

  it('S9 return the same reference when repeated: while queued, after delivery, in any locale, on any gateway', async () => {
    const gateway = await outbox.startGateway();
    await outbox.stack.proxy.refuseConnections();
    const input = createInquiry();
    const queued = [
      await submit(gateway, 'submitInquiry', input),
      await submit(gateway, 'submitInquiry', { ...input, idempotencyKey: input.idempotencyKey.toUpperCase() }, 'CN'),
    ];
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(1);
    await waitUntil(async () => (await listOutbox()).length === 0);
    const other = await outbox.stack.startGateway();
    const delivered = [
      await submit(gateway, 'submitInquiry', input, 'DE'),
      await submit(other, 'submitInquiry', input),
    ];
    expect(queued.map(({ delivery }) => delivery)).toEqual(['QUEUED', 'QUEUED']);
    expect(delivered.map(({ delivery }) => delivery)).toEqual(['DELIVERED', 'DELIVERED']);
    expect(new Set([...queued, ...delivered].map(({ reference }) => reference))).toEqual(
      new Set(await outbox.stored()),
    );
  });

  it('S9 store 100 parallel equal forms once', async () => {
    const gateway = await outbox.startGateway();
    await outbox.stack.proxy.refuseConnections();
    const input = createInquiry();
    const results = await Promise.all(Array.from({ length: 100 }, () => submit(gateway, 'submitInquiry', input)));
    expect(await listOutbox()).toHaveLength(1);
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(1);
    expect([...new Set(results.map(({ reference }) => reference))]).toEqual(await outbox.stored());
  });

  it('S9 reject other content with the key of a queued form', async () => {
    const gateway = await outbox.startGateway();
    await outbox.stack.proxy.refuseConnections();
    const { idempotencyKey } = createInquiry();
    await inquire(gateway, { idempotencyKey });
    expect(await inquire(gateway, { idempotencyKey, comments: 'Other' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it.each(localeCodes)('say in %s that they were received and will be processed later', async (locale) => {
    const gateway = await outbox.startGateway();
    const { graphql } = locales[locale];
    expect(await inquire(gateway, {}, graphql)).toMatchObject({
      delivery: 'DELIVERED',
      message: formMessages[locale].accepted,
    });
    await outbox.stack.proxy.refuseConnections();
    expect(await inquire(gateway, {}, graphql)).toMatchObject({
      delivery: 'QUEUED',
      message: formMessages[locale].queued,
    });
  });

  it('are delivered in the locale of the visitor, and with a country code', async () => {
    const gateway = await outbox.startGateway();
    await outbox.stack.proxy.refuseConnections();
    await inquire(gateway, { country: 'DE' }, 'CN');
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(1);
    expect(await listLeads(outbox.stack.db, {})).toMatchObject([{ locale: 'cn', country: '276' }]);
  });

  it('S7 are not lost when the gateway shuts down, which completes the delivery in progress', async () => {
    const gateway = await outbox.startGateway();
    await outbox.stack.proxy.refuseConnections();
    const references = [(await inquire(gateway)).reference, (await inquire(gateway)).reference];
    const hold = outbox.stack.proxy.hold(WRITES);
    await outbox.stack.proxy.acceptConnections();
    await waitUntil(() => outbox.stack.proxy.requests(WRITES).length === 1);
    const closed = gateway.close();
    hold.release();
    await closed;
    expect(await outbox.stored()).toEqual([references[0]]);
    expect((await listOutbox()).map(({ receipt }) => receipt)).toEqual([references[1]]);
  });

  it('survive a restart of the gateway', async () => {
    const first = await outbox.startGateway();
    await outbox.stack.proxy.refuseConnections();
    const references = [(await inquire(first)).reference, (await inquire(first)).reference];
    await outbox.stack.reset();
    await outbox.startGateway();
    await outbox.waitUntilStored(2);
    expect((await outbox.stored()).toSorted()).toEqual(references.toSorted());
  });

  it('of a live stream are accepted if the stream is known, with the video at once', async () => {
    const gateway = await outbox.startGateway();
    const { data } = await gateway.execute('{ liveStreams { id state startsAt } }');
    const streamOf = (state: string) => data.liveStreams.find((stream: { state: string }) => stream.state === state);
    const [upcoming, recorded] = [streamOf('UPCOMING'), streamOf('RECORDED')];
    const createInput = (liveStream: string) => ({
      idempotencyKey: randomUUID(),
      liveStream,
      firstName: 'Ada',
      lastName: 'Muster',
      country: '276',
      email: 'ada@labor.de',
      acceptTerms: true,
    });
    for (const { id } of [upcoming, recorded]) await gateway.execute(`{ liveStream(id: "${id}") { id } }`);
    await outbox.stack.proxy.refuseConnections();
    expect(await submit(gateway, 'registerForLiveStream', createInput(upcoming.id))).toMatchObject({
      delivery: 'QUEUED',
      startsAt: upcoming.startsAt,
    });
    expect(await submit(gateway, 'unlockVideo', createInput(recorded.id))).toMatchObject({
      delivery: 'QUEUED',
      videoUrl: expect.stringMatching(/^\/recordings\//),
    });
    const fresh = await outbox.stack.startGateway({ outboxUrl: 'sqlite::memory:' });
    expect(await submit(fresh, 'registerForLiveStream', createInput(upcoming.id))).toMatchObject({
      code: 'SERVICE_ERROR',
    });
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(2);
    const leads = await listLeads(outbox.stack.db, { kind: 'registration' });
    expect(leads.map(({ purpose }) => purpose).toSorted()).toEqual(['REMINDER', 'UNLOCK']);
  });
});

describe('protection of the outbox', LONG_TIMEOUT, () => {
  it('R322 applies validation, proof of work, and rate limits before queueing', async () => {
    const gateway = await outbox.startGateway({ rateLimits: { inquiry: 1 } });
    await outbox.stack.proxy.refuseConnections();
    expect(await inquire(gateway, { comments: '' })).toMatchObject({ code: 'INVALID_INPUT' });
    const verification = { challengeId: 'unknown', code: '1' };
    expect(await submit(gateway, 'subscribe', createSubscription({ verification }))).toMatchObject({
      code: 'VERIFICATION_FAILED',
    });
    expect(await inquire(gateway)).toMatchObject({ delivery: 'QUEUED' });
    expect(await inquire(gateway)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await listOutbox()).toHaveLength(1);
  });

  it('rejects a country or sample that a cached list does not contain', async () => {
    const gateway = await outbox.startGateway();
    const read = () => gateway.execute('{ areas { id } samples { items { id } } }');
    await read();
    // Fills the lists that the validation reads.
    expect(await inquire(gateway, { country: 'ZZ' })).toMatchObject({ code: 'INVALID_INPUT' });
    await outbox.stack.proxy.refuseConnections();
    expect(await inquire(gateway, { country: '999999' })).toMatchObject({ problems: [{ field: 'country' }] });
    expect(await listOutbox()).toEqual([]);
  });

  it('keeps personal data in a file for its owner only, deletes it after delivery, and logs none', async () => {
    const lines: string[] = [];
    const gateway = await outbox.startGateway({
      logLevel: 'debug',
      logStream: { write: (line) => void lines.push(line) },
    });
    await outbox.stack.proxy.refuseConnections();
    const { reference } = await inquire(gateway, { comments: 'Needle 4711', email: 'needle@labor.de' });
    const files = ['', '-wal', '-shm'].map((suffix) => `${outbox.file}${suffix}`);
    const contains = (text: string) => files.some((file) => readFileSync(file).includes(text));
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    expect(contains('Needle 4711')).toBe(true);
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(1);
    await waitUntil(() => !contains('Needle') && !contains('needle'));
    const log = lines.join('');
    expect(log).toContain('submission queued');
    expect(log).toContain('submission delivered');
    expect(log).toContain(reference);
    expect(log).not.toMatch(/needle|Muster|23125/i);
  });
});

describe('dead letters', LONG_TIMEOUT, () => {
  it('keep a subscription that was already registered, with its reason, and do not block others', async () => {
    const gateway = await outbox.startGateway();
    await outbox.subscribe(gateway, { email: 'reader@labor.de' });
    await outbox.stack.proxy.refuseConnections();
    const input = { idempotencyKey: randomUUID(), email: 'Reader@labor.de' };
    const queued = await outbox.subscribe(gateway, input);
    await inquire(gateway, { comments: 'Behind it' });
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(2);
    await waitUntil(async () => (await listOutbox()).length === 1);
    expect(await listOutbox()).toMatchObject([
      { receipt: queued.reference, form: 'subscription', reason: '50050 (HTTP 200: Email already registered)' },
    ]);
    expect(await outbox.subscribe(gateway, input)).toMatchObject({ reference: queued.reference, delivery: 'QUEUED' });
  });

  it('are counted in the metrics and in the readiness check, with the age of the oldest queued submission', async () => {
    const gateway = await outbox.startGateway();
    const readMetrics = async () => (await fetch(new URL('/metrics', gateway.url))).text();
    expect(await readStatus(gateway.url)).toEqual({ queued: 0, refused: 0, oldestSeconds: 0 });
    await outbox.subscribe(gateway, { email: 'reader@labor.de' });
    await outbox.stack.proxy.refuseConnections();
    await outbox.subscribe(gateway, { email: 'reader@labor.de' });
    await inquire(gateway);
    expect(await readStatus(gateway.url)).toMatchObject({ queued: 2, refused: 0 });
    await waitUntil(async () => (await readStatus(gateway.url)).oldestSeconds > 0);
    expect(await readMetrics()).toMatch(/outbox_submissions\{state="queued"\} 2\n/);
    expect(await readMetrics()).toMatch(/outbox_oldest_seconds [1-9]/);
    await outbox.stack.proxy.acceptConnections();
    await outbox.waitUntilStored(2);
    await waitUntil(async () => (await readStatus(gateway.url)).refused === 1);
    const metrics = await readMetrics();
    for (const line of [
      'outbox_submissions{state="queued"} 0',
      'outbox_submissions{state="refused"} 1',
      'outbox_oldest_seconds 0',
      'outbox_events_total{event="queued"} 2',
      'outbox_events_total{event="delivered"} 1',
      'outbox_events_total{event="refused"} 1',
    ]) {
      expect(metrics).toContain(line);
    }
  });
});

it('without an outbox, forms are refused while the content service is away, and no metric is exposed', async () => {
  const gateway = await outbox.stack.startGateway();
  await outbox.stack.proxy.refuseConnections();
  expect(await inquire(gateway, {}, 'DE')).toMatchObject({
    code: 'SERVICE_ERROR',
    message: formMessages.de.serviceError,
  });
  expect(await (await fetch(new URL('/readyz', gateway.url))).json()).toEqual({ status: 'ready' });
  expect(await (await fetch(new URL('/metrics', gateway.url))).text()).not.toContain('outbox_submissions{');
});
