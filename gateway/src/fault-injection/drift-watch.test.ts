import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LEARNING_MS } from '../drift/observed-calls.ts';
import type { ServerOptions } from '../server/create-server.ts';
import { OPERATOR_TOKEN, postDrift, readDrift } from '../testing/drift-page.ts';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { startRedis } from '../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const AREAS = '{ areas { id name } }';
const NEWS = '{ newsArticles { items { id type } } }';

const folder = mkdtempSync(join(tmpdir(), 'heliograph-drift-'));
const driftFile = join(folder, 'drift.json');

let stack: FaultStack;
let day = 0;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(async () => {
  await stack.reset();
  rmSync(driftFile, { force: true });
  day = 0;
});

afterAll(async () => {
  await stack.close();
  rmSync(folder, { recursive: true });
});

/** Without caches, so that every query causes calls. */
function startGateway(options: Partial<ServerOptions> = {}): Promise<FaultGateway> {
  return stack.startGateway({
    purgeToken: OPERATOR_TOKEN,
    responseCacheBytes: 0,
    upstreamCacheBytes: 0,
    wallClock: () => day * LEARNING_MS,
    ...options,
  });
}

/** Every record of the news has an unknown type, and a field that no schema reads. */
function changeNews(author = 'Secret'): void {
  const change = (record: unknown) => ({ ...Object(record), type: '<podcast>', author });
  stack.proxy.inject({
    when: ({ path }) => path.includes('websiteNews'),
    rewrite: (json) => {
      const { data, ...envelope } = Object(json);
      return { ...envelope, data: { ...data, records: data.records.map(change) } };
    },
  });
}

const CHANGES = ['newsFindAll new enum value records[].type', 'newsFindAll added records[].author'];

describe('the drift watch of a gateway', LONG_TIMEOUT, () => {
  it('S18 reports a change on the page, as a metric, and in one line of the log', async () => {
    const lines: string[] = [];
    const gateway = await startGateway({ logLevel: 'warn', logStream: { write: (line) => lines.push(line) } });
    await gateway.execute(NEWS);
    expect((await readDrift(gateway.url)).summary).toEqual([]);
    day = 2;
    changeNews();
    for (let time = 0; time < 2; time++) await gateway.execute(NEWS);
    const { summary, changes, storage } = await readDrift(gateway.url);
    expect(summary).toEqual(CHANGES);
    expect(changes[0]).toMatchObject({ seen: '<podcast>', firstSeen: 2 * LEARNING_MS, lastSeen: 2 * LEARNING_MS });
    expect(storage).toBe('memory');
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'upstream drift')).toEqual([
      expect.objectContaining({
        call: 'newsFindAll',
        path: 'records[].type',
        kind: 'new enum value',
        seen: '<podcast>',
      }),
      expect.objectContaining({ call: 'newsFindAll', path: 'records[].author', kind: 'added', seen: 'string' }),
    ]);
    const metrics = await (await fetch(new URL('/metrics', gateway.url))).text();
    expect(metrics).toContain('upstream_drift_changes{call="newsFindAll",kind="new enum value"} 1');
    const headers = { accept: 'text/html', authorization: `Bearer ${OPERATOR_TOKEN}` };
    const page = await fetch(new URL('/drift', gateway.url), { headers });
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('&lt;podcast&gt;');
    expect(`${html} ${metrics} ${lines}`).not.toContain('Secret');
  });

  it('S18 keeps the accepted structure in a file', async () => {
    const first = await startGateway({ driftFile });
    for (const query of [NEWS, AREAS]) await first.execute(query);
    await stack.reset();
    day = 2;
    const second = await startGateway({ driftFile });
    for (const query of [NEWS, AREAS]) await second.execute(query);
    expect(await readDrift(second.url)).toMatchObject({ summary: [], storage: 'file', isStored: true });
    changeNews();
    await second.execute(NEWS);
    const { summary, changes } = await readDrift(second.url);
    expect(summary).toEqual(CHANGES);
    await stack.reset();
    changeNews();
    const third = await startGateway({ driftFile });
    expect((await readDrift(third.url)).changes).toEqual(changes);
    expect(await postDrift(third.url, { accept: changes.map(({ id }) => id) })).toEqual({ accepted: 2 });
    await stack.reset();
    changeNews();
    const fourth = await startGateway({ driftFile });
    await fourth.execute(NEWS);
    expect((await readDrift(fourth.url)).summary).toEqual([]);
  });

  it('S18 reports a dismissed change when it is seen again', async () => {
    const gateway = await startGateway();
    await gateway.execute(NEWS);
    day = 2;
    changeNews();
    await gateway.execute(NEWS);
    expect(await postDrift(gateway.url, { dismiss: 'all' })).toEqual({ dismissed: 2 });
    expect((await readDrift(gateway.url)).summary).toEqual([]);
    changeNews('Another');
    await gateway.execute(NEWS);
    expect((await readDrift(gateway.url)).summary).toEqual(CHANGES);
  });

  it('S18 keeps the file that it cannot read, and shows the changes that a schema rejects', async () => {
    const gateway = await startGateway({ driftFile: folder });
    changeNews();
    await gateway.execute(NEWS);
    expect(await readDrift(gateway.url)).toMatchObject({ isStored: false, summary: [CHANGES[0]] });
    expect(gateway.reports).toHaveLength(1);
  });
});

const program = process.env.REDIS_SERVER;

describe.skipIf(!program)('the drift watches of gateways that share a Redis', LONG_TIMEOUT, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;

  beforeAll(async () => {
    redis = await startRedis(program ?? '');
  });

  afterAll(() => redis.stop());

  it('S18 agree on changes and on what is accepted, and work without it', async () => {
    const [one, other] = [await startGateway({ redisUrl: redis.url }), await startGateway({ redisUrl: redis.url })];
    for (const { url } of [one, other])
      await expect.poll(async () => (await readDrift(url)).isStored, LONG_TIMEOUT).toBe(true);
    await one.execute(NEWS);
    await readDrift(one.url);
    day = 2;
    changeNews();
    await one.execute(NEWS);
    expect((await readDrift(one.url)).summary).toEqual(CHANGES);
    const shared = await readDrift(other.url);
    expect(shared.summary).toEqual(CHANGES);
    await other.execute(NEWS);
    const countsOf = async ({ url }: FaultGateway) => (await readDrift(url)).changes.map(({ count }) => count);
    const twice = shared.changes.map(({ count }) => 2 * count);
    expect(await countsOf(other)).toEqual(twice);
    expect(await countsOf(one)).toEqual(twice);
    expect(await postDrift(other.url, { accept: 'all' })).toEqual({ accepted: 2 });
    await one.execute(NEWS);
    expect((await readDrift(one.url)).summary).toEqual([]);

    await redis.kill();
    stack.proxy.inject({
      when: ({ path }) => path.includes('websiteNews'),
      rewrite: (json) => ({ ...Object(json), data: 5 }),
    });
    await one.execute(NEWS);
    expect(await readDrift(one.url)).toMatchObject({ isStored: false, summary: ['newsFindAll retyped '] });
    await redis.restart();
    for (const gateway of [one, other]) {
      await expect
        .poll(async () => (await readDrift(gateway.url)).summary, LONG_TIMEOUT)
        .toEqual(['newsFindAll retyped ']);
    }
    stack.proxy.clear();
    day = 4;
    const third = await startGateway({ redisUrl: redis.url });
    const listCalls = async () =>
      (await readDrift(third.url)).calls.map(({ call, fields }) => [call, fields.length > 10]);
    await expect.poll(listCalls, LONG_TIMEOUT).toEqual([['newsFindAll', true]]);
    await third.execute(NEWS);
    expect((await readDrift(third.url)).summary).toEqual(['newsFindAll retyped ']);
  });
});
