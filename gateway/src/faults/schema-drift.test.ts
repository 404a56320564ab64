import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../slices/schema.ts';
import { buildRecordQueries, QUERY_ARGUMENTS } from '../testing/build-queries.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { sampleCases } from '../testing/sample-cases.ts';
import { applyDrift, type FieldDrift, listDrifts } from '../testing/schema-drift.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const QUERIES = buildRecordQueries(schema, QUERY_ARGUMENTS);
const SAMPLE = 100;

/** A query that needs a call, what the call responds, and what the query then answers. */
type Baseline = { call: string; query: string; response: { data: unknown }; answer: unknown };

type Case = Baseline & { drift: FieldDrift };

let stack: FaultStack;
let cases: readonly Case[];

beforeAll(async () => {
  stack = await startFaultStack();
  const baselines = await recordBaselines();
  cases = sampleCases(
    baselines.flatMap((baseline) => listDrifts(baseline.response.data).map((drift) => ({ ...baseline, drift }))),
    SAMPLE,
  );
}, 60_000);

afterEach(() => stack.reset());

afterAll(() => stack.close());

const callOf = (path: string) => path.replace(/\/\d+$|\?.*$/, '');

/** Each call once, with the query that needs the fewest others. */
async function recordBaselines(): Promise<Baseline[]> {
  const baselines = new Map<string, Baseline & { calls: number }>();
  for (const query of Object.values(QUERIES)) {
    const { ask } = await stack.startGateway();
    const responses = new Map<string, Baseline['response']>();
    stack.proxy.set({
      rewrite: (json, { path }) => {
        responses.set(callOf(path), Object(json));
        return json;
      },
    });
    const { data, errors } = await ask(query);
    expect(errors, query).toBeUndefined();
    for (const [call, response] of responses) {
      const known = baselines.get(call);
      if (!known || known.calls > responses.size) {
        baselines.set(call, { call, query, response, answer: data, calls: responses.size });
      }
    }
    await stack.reset();
  }
  return [...baselines.values()];
}

function drift({ call, drift }: Case): void {
  stack.proxy.set({
    when: ({ path }) => callOf(path) === call,
    rewrite: (json) => ({ ...Object(json), data: applyDrift(Object(json).data, drift) }),
  });
}

/** Paths of the values that a gateway has counted as dropped. */
async function countedBy(url: string): Promise<string[]> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return [...metrics.matchAll(/^upstream_dropped_values_total\{.*path="([^"]*)"/gm)].map(([, path = '']) => path);
}

const nameOf = ({ call, drift }: Case) => `${call} ${drift.path} ${drift.kind}`;

describe('a content service whose responses drift', LONG_TIMEOUT, () => {
  it('S18 is noticed whatever field of a response is removed, renamed or retyped', { timeout: 1_200_000 }, async () => {
    const silent: string[] = [];
    for (const one of cases) {
      const { ask, url } = await stack.startGateway();
      drift(one);
      const { data } = await ask(one.query);
      const isSame = JSON.stringify(data) === JSON.stringify(one.answer);
      if (!isSame && (await countedBy(url)).length === 0) silent.push(nameOf(one));
      await stack.reset();
    }
    expect(silent).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(SAMPLE);
  });

  it('S18 loses no record of a list that was served before', { timeout: 1_200_000 }, async () => {
    const shrunken: string[] = [];
    for (const one of cases) {
      let now = 0;
      const { ask, reports } = await stack.startGateway({ responseCacheBytes: 0, now: () => now });
      await ask(one.query);
      now = 24 * 3_600_000;
      drift(one);
      // What is stale is served until the refresh that this starts has replaced it or failed.
      await expect.poll(async () => !(await ask(one.query)).extensions?.stale || reports.length > 0).toBe(true);
      const { data, errors = [] } = await ask(one.query);
      if (errors.length > 0 || countRecords(data) < countRecords(one.answer)) shrunken.push(nameOf(one));
      await stack.reset();
    }
    expect(shrunken).toEqual([]);
  });
});

/** Records anywhere in an answer. */
function countRecords(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countRecords(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const below = Object.values(value).reduce<number>((sum, item) => sum + countRecords(item), 0);
  return below + ('id' in value || 'title' in value ? 1 : 0);
}
