import { randomUUID } from 'node:crypto';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/rules/messages.ts';
import { checkSignedUrl } from '@heliograph/schema/signed-url.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const videoUrlSecret = 'only-for-this-test-and-long-enough';

let gateway: TestGateway;
let streams: Record<string, { id: string; startsAt: string }>;

beforeAll(async () => {
  gateway = await startGateway({ limits: { registration: 1000 }, videoUrlSecret });
  const { data } = await gateway.ask('{ liveStreams { id state startsAt } }');
  streams = Object.fromEntries(data.liveStreams.map((one: { state: string }) => [one.state, one]));
});

beforeEach(async () => {
  gateway.restCalls.length = 0;
  await gateway.db.deleteFrom('leads').execute();
});

afterAll(() => gateway.close());

const ASK = `mutation ($locale: Locale!, $input: LiveStreamRegistrationInput!, $unlock: Boolean!) @inContext(locale: $locale) {
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

async function send(what: 'register' | 'unlock', liveStream: string | undefined, changes: object = {}, locale = 'DE') {
  const input = { ...createInput(liveStream), ...changes };
  const { data, errors } = await gateway.ask(ASK, { locale, input, unlock: what === 'unlock' });
  expect(errors).toBeUndefined();
  return data.registerForLiveStream ?? data.unlockVideo;
}

const writes = () => gateway.restCalls.filter(({ path }) => path === '/hgRegisterInfo/Save');

describe('live-stream registrations', () => {
  it('R227 R259 R315 stores a reminder exactly as it was entered', async () => {
    const answer = await send('register', streams.UPCOMING?.id);
    expect(answer).toMatchObject({ __typename: 'LiveStreamRegistered', startsAt: streams.UPCOMING?.startsAt });
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
    expect(await listLeads(gateway.db, { kind: 'registration' })).toMatchObject([{ id: answer.reference }]);
  });

  it('R201 unlocks the full video of a recorded stream, which nothing else tells', async () => {
    const answer = await send('unlock', streams.RECORDED?.id, {}, 'CN');
    expect(answer).toMatchObject({ __typename: 'VideoUnlocked', videoUrl: expect.stringMatching(/^\/recordings\//) });
    expect(writes()[0]).toMatchObject({ lang: 'zh', body: { purpose: 'UNLOCK' } });
    const { data } = await gateway.ask('{ liveStreams { recording { minutes previewUrl } } }');
    expect(JSON.stringify(data)).not.toContain('/recordings/');
  });

  it('R201 signs the address of the full video until half an hour after its end, in the locale of the visitor', async () => {
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

  it('R201 S9 signs it anew for a form that is sent again, and stores that form once', async () => {
    const idempotencyKey = randomUUID();
    const answers = [];
    for (const locale of ['DE', 'CN'])
      answers.push(await send('unlock', streams.RECORDED?.id, { idempotencyKey }, locale));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.map(({ videoUrl }) => new URL(videoUrl, 'http://site.example').searchParams.get('locale'))).toEqual([
      'de',
      'cn',
    ]);
    expect(await listLeads(gateway.db, {})).toHaveLength(1);
  });

  it.each([
    ['a reminder of a stream that is over', 'register', 'RECORDED'],
    ['the recording of a stream to come', 'unlock', 'UPCOMING'],
    ['the recording of a stream on air', 'unlock', 'LIVE'],
  ] as const)('Q35 refuses %s, and stores nothing', async (_name, what, state) => {
    const refusal = await send(what, streams[state]?.id);
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'liveStream', code: 'MALFORMED' }] });
    expect(writes()).toEqual([]);
  });

  it.each(['UPCOMING', 'LIVE'])(
    'Q35 refuses a recording that is there before its stream is over: %s',
    async (state) => {
      const own = await startGateway();
      onTestFinished(own.close);
      const { id = '' } = streams[state] ?? {};
      const recording = { minutes: 2, video: '/recordings/early.webm', preview: '/recordings/early-preview.webm' };
      await overwriteRecord(own.db, 'liveStream', id, { recording });
      const { data, errors } = await own.ask(ASK, { locale: 'DE', input: createInput(id), unlock: true });
      expect(errors).toBeUndefined();
      expect(data.unlockVideo).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'liveStream' }] });
      expect(await listLeads(own.db, {})).toEqual([]);
    },
  );

  it('refuses a stream that is not there', async () => {
    expect(await send('register', '999999')).toMatchObject({ problems: [{ field: 'liveStream' }] });
    expect(writes()).toEqual([]);
  });

  it.each(['register', 'unlock'] as const)(
    'R227 names the field of a country that nobody knows, to %s',
    async (what) => {
      const stream = what === 'register' ? streams.UPCOMING : streams.RECORDED;
      const problem = { field: 'country', code: 'MALFORMED', message: formMessages.de.countryUnknown };
      expect(await send(what, stream?.id, { country: '999999' })).toMatchObject({ problems: [problem] });
      expect(await listLeads(gateway.db, {})).toEqual([]);
    },
  );

  it.each([
    ['firstName', '', 'firstName'],
    ['lastName', ' ', 'lastName'],
    ['country', '', 'country'],
    ['email', 'ada@labor', 'emailFormat'],
    ['acceptTerms', false, 'acceptTerms'],
  ] as const)('R227 refuses %s %j at its field', async (field, value, message) => {
    const { problems } = await send('register', streams.UPCOMING?.id, { [field]: value });
    expect(problems).toMatchObject([{ field, message: formMessages.de[message] }]);
    expect(writes()).toEqual([]);
  });
});
