import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../slices/schema.ts';
import { buildScalarQueries, QUERY_ARGUMENTS } from '../testing/build-queries.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { overwriteRecord } from '../testing/overwrite-record.ts';
import { findStringFields, isSafe, type StringField } from '../testing/string-fields.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { injectEverywhere, injectOneByOne, MARKER } from '../testing/xss-payloads.ts';

const QUERIES = buildScalarQueries(schema, ['Link', 'HTML'], QUERY_ARGUMENTS);

/** Few enough hostile records among good ones for the list to be served without them. */
const ATTACKS = 30;
const GOOD_RECORDS = 300;

function repeat<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length === 0) return [];
  return Array.from({ length: Math.ceil(count / items.length) }, () => items).flat();
}

/** Changes the lists of an answer, whatever they are called. */
function inLists(json: unknown, change: (records: unknown[]) => unknown[]): unknown {
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

async function askAll(): Promise<StringField[]> {
  const { ask } = await stack.startGateway();
  const answers = [];
  for (const query of QUERIES) answers.push(await ask(query));
  return answers.flatMap(({ data }) => findStringFields(data));
}

describe('a content service that attacks', LONG_TIMEOUT, () => {
  it('F7 is asked for every link and all markup of the schema, and says what is harmless', async () => {
    const leaves = await askAll();
    expect(new Set(leaves.map(({ name }) => name))).toEqual(
      new Set(['body', 'path', 'url', 'website', 'previewUrl', 'broadcastUrl', 'downloadUrl']),
    );
    expect(leaves.filter((leaf) => !isSafe(leaf))).toEqual([]);
  });

  it('F7 gets neither script nor address through in any field of any list', async () => {
    const leaves: StringField[] = [];
    let most = 1;
    for (let start = 0; start < most; start += ATTACKS) {
      const attack = (records: unknown[]) => {
        const attacks = injectOneByOne(records);
        most = Math.max(most, attacks.length);
        return [...attacks.slice(start, start + ATTACKS), ...repeat(records, GOOD_RECORDS)];
      };
      stack.proxy.set({ rewrite: (json) => inLists(json, attack) });
      for (const leaf of await askAll()) leaves.push(leaf);
      await stack.reset();
    }
    expect(leaves.filter((leaf) => !isSafe(leaf))).toEqual([]);
    expect(leaves.filter(({ text }) => text.includes(MARKER)).length).toBeGreaterThan(4);
  });

  it('F7 gets nothing through when every link and all markup is hostile', async () => {
    stack.proxy.set({ rewrite: (json) => ({ ...Object(json), data: injectEverywhere(Object(json).data) }) });
    const leaves = await askAll();
    expect(leaves.filter((leaf) => !isSafe(leaf))).toEqual([]);
    expect(new Set(leaves.map(({ name }) => name))).toEqual(new Set(['body', 'path']));
  });

  it('F7 hands out no video whose address is a script', async () => {
    await overwriteRecord(stack.db, 'liveStream', '4', {
      recording: { minutes: 40, video: 'javascript:alert(1)', preview: '/preview.webm' },
    });
    const { ask } = await stack.startGateway();
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
    expect((await ask(unlock, { input })).data).toEqual({ unlockVideo: { code: 'INVALID_INPUT' } });
  });
});
