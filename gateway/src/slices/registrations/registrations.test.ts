import { randomUUID } from 'node:crypto';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { checkSignedUrl } from '@heliograph/schema/signed-url.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const videoUrlSecret = 'only-for-this-test-and-long-enough';

let gateway: TestGateway;
/** The first of each state. */
let streams: Record<string, { id: string; startsAt: string }>;

beforeAll(async () => {
  gateway = await startGateway({ rateLimits: { registration: 1000 }, videoUrlSecret });
  const { data } = await gateway.ask('{ liveStreams { id state startsAt } }');
  streams = Object.fromEntries(
    data.liveStreams.toReversed().map((stream: { state: string }) => [stream.state, stream]),
  );
});

beforeEach(async () => {
  gateway.restCalls.length = 0;
  await gateway.db.deleteFrom('leads').execute();
});

afterAll(() => gateway.close());

const SUBMIT_REGISTRATION = `mutation ($locale: Locale!, $input: LiveStreamRegistrationInput!, $unlock: Boolean!) @inContext(locale: $locale) {
  registerForLiveStream(input: $input) @skip(if: $unlock) {
    __typename
    ... on LiveStreamRegistered { reference startsAt }
    ... on FormRefusal { code message problems { field code message } }
  }
  unlockVideo(input: $input) @include(if: $unlock) {
    __typename
    ... on VideoUnlocked { reference videoUrl }
    ... on FormRefusal { code message problems { field code message } }
  }
}`;

const createInput = (liveStream: string | undefined) => ({
  idempotencyKey: randomUUID(),
  liveStream,
  firstName: 'Ada',
  lastName: 'Muster',
  country: '276',
  email: 'ada@labor.de',
  acceptTerms: true,
});

async function send(
  action: 'register' | 'unlock',
  liveStream: string | undefined,
  changes: object = {},
  locale = 'DE',
) {
  const input = { ...createInput(liveStream), ...changes };
  const { data, errors } = await gateway.ask(SUBMIT_REGISTRATION, { locale, input, unlock: action === 'unlock' });
  expect(errors).toBeUndefined();
  return data.registerForLiveStream ?? data.unlockVideo;
}

const writes = () => gateway.restCalls.filter(({ path }) => path === '/hgRegisterInfo/Save');

describe('live-stream registrations', () => {
  it('R227 R259 R315 stores a reminder unchanged', async () => {
    const result = await send('register', streams.UPCOMING?.id);
    expect(result).toMatchObject({ __typename: 'LiveStreamRegistered', startsAt: streams.UPCOMING?.startsAt });
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: '/hgRegisterInfo/Save',
        lang: 'de',
        body: {
          firstName: 'Ada',
          lastName: 'Muster',
          country: '276',
          email: 'ada@labor.de',
          consent: true,
          liveStreamId: streams.UPCOMING?.id,
          purpose: 'REMINDER',
          language: 'de',
        },
      },
    ]);
    expect(await listLeads(gateway.db, { kind: 'registration' })).toMatchObject([{ id: result.reference }]);
  });

  it('Q33 stores the visitor, the consent and the stream for both purposes', async () => {
    const visitor = { firstName: 'Ada', lastName: 'Muster', country: '276', email: 'ada@labor.de', consent: true };
    const [upcoming, recorded] = [streams.UPCOMING?.id, streams.RECORDED?.id];
    await send('register', upcoming);
    await send('unlock', recorded);
    expect(writes().map(({ body }) => body)).toEqual([
      { ...visitor, liveStreamId: upcoming, purpose: 'REMINDER', language: 'de' },
      { ...visitor, liveStreamId: recorded, purpose: 'UNLOCK', language: 'de' },
    ]);
    const leads = await listLeads(gateway.db, { kind: 'registration' });
    expect(leads.map(({ purpose, liveStreamId }) => [purpose, liveStreamId]).toSorted()).toEqual([
      ['REMINDER', upcoming],
      ['UNLOCK', recorded],
    ]);
  });

  it('R201 unlocks the full video of a recorded stream, which no query exposes', async () => {
    const result = await send('unlock', streams.RECORDED?.id, {}, 'CN');
    expect(result).toMatchObject({ __typename: 'VideoUnlocked', videoUrl: expect.stringMatching(/^\/recordings\//) });
    expect(writes()[0]).toMatchObject({ lang: 'zh', body: { purpose: 'UNLOCK' } });
    const { data } = await gateway.ask('{ liveStreams { recording { minutes previewUrl } } }');
    expect(JSON.stringify(data)).not.toContain('/recordings/');
  });

  it('returns the URL of a public video without a signature', async () => {
    const { videoUrl } = await send('unlock', '6');
    expect(videoUrl).toBe('/videos/denture-bases-overnight.webm');
  });

  it('R201 signs the video URL for its duration plus 30 minutes, in the locale of the operation', async () => {
    const before = Date.now();
    const { videoUrl } = await send('unlock', streams.RECORDED?.id, {}, 'CN');
    const { data } = await gateway.ask(`{ liveStream(id: "${streams.RECORDED?.id}") { recording { minutes } } }`);
    const lifeMs = (data.liveStream.recording.minutes + 30) * 60_000;
    const check = (now: number, secret = videoUrlSecret) =>
      checkSignedUrl(new URL(videoUrl, 'http://site.example'), secret, now);
    expect(check(before + lifeMs - 2_000)).toEqual({ status: 'valid', locale: 'cn' });
    expect(check(Date.now() + lifeMs)).toEqual({ status: 'expired', locale: 'cn' });
    expect(check(before, 'another secret').status).toBe('invalid');
  });

  it('R201 S9 signs a new URL for a resubmitted form and stores the form once', async () => {
    const idempotencyKey = randomUUID();
    const results = [];
    for (const locale of ['DE', 'CN'])
      results.push(await send('unlock', streams.RECORDED?.id, { idempotencyKey }, locale));
    expect(new Set(results.map(({ reference }) => reference)).size).toBe(1);
    expect(results.map(({ videoUrl }) => new URL(videoUrl, 'http://site.example').searchParams.get('locale'))).toEqual([
      'de',
      'cn',
    ]);
    expect(await listLeads(gateway.db, {})).toHaveLength(1);
  });

  it.each([
    ['a reminder for a past stream', 'register', 'RECORDED'],
    ['the recording of an upcoming stream', 'unlock', 'UPCOMING'],
    ['the recording of a live stream', 'unlock', 'LIVE'],
  ] as const)('Q35 rejects %s without storing it', async (_name, action, state) => {
    const refusal = await send(action, streams[state]?.id);
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'liveStream', code: 'MALFORMED' }] });
    expect(writes()).toEqual([]);
  });

  it.each(['UPCOMING', 'LIVE'])('Q35 rejects a recording whose stream is not over yet: %s', async (state) => {
    const own = await startGateway();
    onTestFinished(own.close);
    const { id = '' } = streams[state] ?? {};
    const recording = { minutes: 2, video: '/recordings/early.webm', preview: '/recordings/early-preview.webm' };
    await overwriteRecord(own.db, 'liveStream', id, { recording });
    const { data, errors } = await own.ask(SUBMIT_REGISTRATION, { locale: 'DE', input: createInput(id), unlock: true });
    expect(errors).toBeUndefined();
    expect(data.unlockVideo).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'liveStream' }] });
    expect(await listLeads(own.db, {})).toEqual([]);
  });

  it('rejects an unknown stream', async () => {
    expect(await send('register', '999999')).toMatchObject({ problems: [{ field: 'liveStream' }] });
    expect(writes()).toEqual([]);
  });

  it.each(['register', 'unlock'] as const)('R227 rejects an unknown country with a field error: %s', async (action) => {
    const stream = action === 'register' ? streams.UPCOMING : streams.RECORDED;
    const problem = { field: 'country', code: 'MALFORMED', message: formMessages.de.countryUnknown };
    expect(await send(action, stream?.id, { country: '999999' })).toMatchObject({ problems: [problem] });
    expect(await listLeads(gateway.db, {})).toEqual([]);
  });

  it('R227 R315 stores a Chinese name as a whole', async () => {
    const whole = { firstName: '王小明', lastName: null };
    const { reference } = await send('register', streams.UPCOMING?.id, whole, 'CN');
    expect(await listLeads(gateway.db, { kind: 'registration' })).toMatchObject([
      { id: reference, firstName: '王小明', lastName: '' },
    ]);
    expect(await send('register', streams.UPCOMING?.id, whole)).toMatchObject({
      problems: [{ field: 'lastName', message: formMessages.de.lastName }],
    });
  });

  it.each([
    ['firstName', '', 'firstName'],
    ['lastName', ' ', 'lastName'],
    ['country', '', 'country'],
    ['email', 'ada@labor', 'emailFormat'],
    ['acceptTerms', false, 'acceptTerms'],
  ] as const)('R227 rejects %s %j with a field error', async (field, value, message) => {
    const { problems } = await send('register', streams.UPCOMING?.id, { [field]: value });
    expect(problems).toMatchObject([{ field, message: formMessages.de[message] }]);
    expect(writes()).toEqual([]);
  });
});
