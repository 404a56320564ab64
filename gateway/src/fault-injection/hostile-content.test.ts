import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../slices/schema.ts';
import { buildScalarQueries, QUERY_ARGUMENTS } from '../testing/build-queries.ts';
import { isLongRun } from '../testing/env.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { overwriteRecord } from '../testing/overwrite-record.ts';
import { findStringFields, isSafe, type StringField } from '../testing/string-fields.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { injectEverywhere, injectOneByOne, MARKER } from '../testing/xss-payloads.ts';

const QUERIES = buildScalarQueries(schema, ['Link', 'HTML'], QUERY_ARGUMENTS);

/** Few enough hostile records that the list is served without them. */
const PAYLOADS_PER_LIST = 30;
const VALID_RECORDS = 300;
/** A third of the payloads, unless in a long run. */
const STEP = isLongRun ? PAYLOADS_PER_LIST : 3 * PAYLOADS_PER_LIST;

function repeat<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length === 0) return [];
  return Array.from({ length: Math.ceil(count / items.length) }, () => items).flat();
}

/** Changes every list of an upstream response. */
function mapLists(json: unknown, change: (records: unknown[]) => unknown[]): unknown {
  const { data, ...envelope } = Object(json);
  if (Array.isArray(data)) return { ...envelope, data: change(data) };
  const lists = Object.entries(Object(data)).map(([name, list]) => [name, Array.isArray(list) ? change(list) : list]);
  return { ...envelope, data: Object.fromEntries(lists) };
}

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
  await overwriteRecord(stack.db, 'software', '851', { url: '/downloads/app.zip' });
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

async function readStringFields(): Promise<StringField[]> {
  const { execute } = await stack.startGateway();
  const responses = [];
  for (const query of QUERIES) responses.push(await execute(query));
  return responses.flatMap(({ data }) => findStringFields(data));
}

describe('hostile content', LONG_TIMEOUT, () => {
  it('F7 covers every Link and HTML field of the schema, and the seed content is safe', async () => {
    const fields = await readStringFields();
    expect(new Set(fields.map(({ name }) => name))).toEqual(
      new Set(['body', 'path', 'url', 'website', 'previewUrl', 'broadcastUrl', 'downloadUrl']),
    );
    expect(fields.filter((field) => !isSafe(field))).toEqual([]);
  });

  it('F7 serves neither scripts nor unsafe URLs from any field of any list', async () => {
    const fields: StringField[] = [];
    let count = 1;
    for (let start = 0; start < count; start += STEP) {
      const inject = (records: unknown[]) => {
        const hostile = injectOneByOne(records);
        count = Math.max(count, hostile.length);
        return [...hostile.slice(start, start + PAYLOADS_PER_LIST), ...repeat(records, VALID_RECORDS)];
      };
      stack.proxy.inject({ rewrite: (json) => mapLists(json, inject) });
      fields.push(...(await readStringFields()));
      await stack.reset();
    }
    expect(fields.filter((field) => !isSafe(field))).toEqual([]);
    expect(fields.filter(({ text }) => text.includes(MARKER)).length).toBeGreaterThan(4);
  });

  it('F7 serves nothing unsafe when every URL and all markup is hostile', async () => {
    stack.proxy.inject({ rewrite: (json) => ({ ...Object(json), data: injectEverywhere(Object(json).data) }) });
    const fields = await readStringFields();
    expect(fields.filter((field) => !isSafe(field))).toEqual([]);
    expect(new Set(fields.map(({ name }) => name))).toEqual(new Set(['body', 'path']));
  });

  it('F7 returns no video with a script URL', async () => {
    await overwriteRecord(stack.db, 'liveStream', '4', {
      recording: { minutes: 40, video: 'javascript:alert(1)', preview: '/preview.webm' },
    });
    const { execute } = await stack.startGateway();
    const input = {
      idempotencyKey: randomUUID(),
      liveStream: '4',
      firstName: 'Ada',
      lastName: 'Muster',
      country: '276',
      email: 'ada@labor.de',
      acceptTerms: true,
    };
    const unlock = `mutation ($input: LiveStreamRegistrationInput!) {
      unlockVideo(input: $input) { ... on VideoUnlocked { videoUrl } ... on FormRefusal { code } }
    }`;
    expect((await execute(unlock, { input })).data).toEqual({ unlockVideo: { code: 'INVALID_INPUT' } });
  });
});
