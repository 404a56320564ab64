import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../slices/schema.ts';
import { buildRecordQueries, QUERY_ARGUMENTS } from '../testing/build-queries.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { applyDrift, type FieldDrift, listDrifts } from '../testing/schema-drift.ts';
import { selectTestCases } from '../testing/select-test-cases.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const QUERIES = buildRecordQueries(schema, QUERY_ARGUMENTS);
const SAMPLE = 40;

/** An upstream call, a query that needs it, and the data of both without drift. */
type Baseline = { call: string; query: string; upstream: { data: unknown }; data: unknown };

type Case = Baseline & { drift: FieldDrift };

let stack: FaultStack;
let cases: readonly Case[];

beforeAll(async () => {
  stack = await startFaultStack();
  const baselines = await recordBaselines();
  cases = selectTestCases(
    baselines.flatMap((baseline) => listDrifts(baseline.upstream.data).map((drift) => ({ ...baseline, drift }))),
    SAMPLE,
  );
}, 60_000);

afterEach(() => stack.reset());

afterAll(() => stack.close());

const toCall = (path: string) => path.replace(/\/\d+$|\?.*$/, '');

/** One baseline per call, with the query that needs the fewest other calls. */
async function recordBaselines(): Promise<Baseline[]> {
  const baselines = new Map<string, Baseline & { calls: number }>();
  for (const query of Object.values(QUERIES)) {
    const { execute } = await stack.startGateway();
    const responses = new Map<string, Baseline['upstream']>();
    stack.proxy.inject({
      rewrite: (json, { path }) => {
        responses.set(toCall(path), Object(json));
        return json;
      },
    });
    const { data, errors } = await execute(query);
    expect(errors, query).toBeUndefined();
    for (const [call, upstream] of responses) {
      const known = baselines.get(call);
      if (!known || known.calls > responses.size) {
        baselines.set(call, { call, query, upstream, data, calls: responses.size });
      }
    }
    await stack.reset();
  }
  return [...baselines.values()];
}

function injectDrift({ call, drift }: Case): void {
  stack.proxy.inject({
    when: ({ path }) => toCall(path) === call,
    rewrite: (json) => ({ ...Object(json), data: applyDrift(Object(json).data, drift) }),
  });
}

/** Paths of the dropped values that a gateway has counted. */
async function readDroppedPaths(url: string): Promise<string[]> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return [...metrics.matchAll(/^upstream_dropped_values_total\{.*path="([^"]*)"/gm)].map(([, path = '']) => path);
}

const toName = ({ call, drift }: Case) => `${call} ${drift.path} ${drift.kind}`;

describe('schema drift of the content service', LONG_TIMEOUT, () => {
  it('S18 counts dropped values when a removed, renamed or retyped field changes a response', {
    timeout: 1_200_000,
  }, async () => {
    const silent: string[] = [];
    for (const one of cases) {
      const { execute, url } = await stack.startGateway();
      injectDrift(one);
      const { data } = await execute(one.query);
      const isSame = JSON.stringify(data) === JSON.stringify(one.data);
      if (!isSame && (await readDroppedPaths(url)).length === 0) silent.push(toName(one));
      await stack.reset();
    }
    expect(silent).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(SAMPLE);
  });

  it('S18 serves no shorter list than before', { timeout: 1_200_000 }, async () => {
    const shrunken: string[] = [];
    // Changes are an error instead: stale ones would hide later changes.
    for (const one of cases.filter(({ call }) => call !== '/hgCommon/changes')) {
      let now = 0;
      const { execute, reports } = await stack.startGateway({ responseCacheBytes: 0, now: () => now });
      await execute(one.query);
      now = 24 * 3_600_000;
      injectDrift(one);
      // Stale data is served until the refresh that this starts succeeds or fails.
      await expect.poll(async () => !(await execute(one.query)).extensions?.stale || reports.length > 0).toBe(true);
      const { data, errors = [] } = await execute(one.query);
      if (errors.length > 0 || countRecords(data) < countRecords(one.data)) shrunken.push(toName(one));
      await stack.reset();
    }
    expect(shrunken).toEqual([]);
  });
});

/** Counts the queried records, and the records in lists at any depth: a join, such as `safety`, may become null. */
function countRecords(data: unknown): number {
  return Object.values(Object(data)).reduce<number>((sum, root) => sum + (root === null ? 0 : 1) + countItems(root), 0);
}

function countItems(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const below = Object.values(value).reduce<number>((sum, item) => sum + countItems(item), 0);
  return below + (Array.isArray(value) ? value.filter(isRecord).length : 0);
}

const isRecord = (item: unknown) => typeof item === 'object' && item !== null && ('id' in item || 'title' in item);
