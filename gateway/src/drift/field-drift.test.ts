import { beforeAll, describe, expect, it } from 'vitest';
import { certificateCalls, reads } from '../legacy/calls.ts';
import { recordResponses } from '../testing/record-responses.ts';
import type { RecordedResponse } from '../testing/recording-service.ts';
import { allDriftKinds, applyDrift, type FieldDrift, listDrifts } from '../testing/schema-drift.ts';
import { selectTestCases } from '../testing/select-test-cases.ts';
import type { DriftContent } from './drift-store.ts';
import { createTestWatch } from './drift-watch.fixture.ts';
import { ANY_TYPE, typeOf } from './json-types.ts';
import { LEARNING_MS } from './observed-calls.ts';
import { describeSchema, type Structure } from './schema-structure.ts';

const SAMPLE = 400;

type Case = RecordedResponse & { drift: FieldDrift };

/** Changes that leave the response as it was before, by reason. */
const EXCEPTIONS = {
  'A map has no fixed keys.': /^changeFeed kinds\.\w+ (?:removed|renamed)$/,
  'Each value of a comparison may have any of these types.': /comparison\[\]\.value retyped$/,
};

let responses: RecordedResponse[];
/** The structure of the unchanged responses. */
let learned: DriftContent;

beforeAll(async () => {
  responses = await recordResponses();
  const watch = createTestWatch();
  for (const { call, schema, data } of responses) watch.observe(call, schema, data);
  learned = watch.toContent();
}, 60_000);

function startWatch(call: string) {
  const { since, accepted, changes } = learned;
  const watch = createTestWatch({ content: { since, changes, accepted: accepted.filter((one) => one.call === call) } });
  watch.clock.now = LEARNING_MS;
  return watch;
}

/** Every kind of drift of every field, each with the first response that has the field. */
function listCases(): Case[] {
  const cases = new Map<string, Case>();
  for (const { call, schema, data } of responses) {
    const codePaths = listCodePaths(describeSchema(schema));
    for (const drift of listDrifts(data, allDriftKinds)) {
      const isCode = codePaths.has(drift.path) || codePaths.has(`${drift.path}[]`);
      const key = `${call} ${drift.path} ${drift.kind}`;
      if ((drift.kind !== 'given an unknown code' || isCode) && !cases.has(key)) {
        cases.set(key, { call, schema, data, drift });
      }
    }
  }
  return [...cases.values()];
}

function listCodePaths({ codes, variants, element, values }: Structure, path = ''): Set<string> {
  const separator = path === '' ? '' : '.';
  const below = [
    ...variants.flatMap((fields) => [...fields].map(([name, field]) => listCodePaths(field, path + separator + name))),
    ...(element ? [listCodePaths(element, `${path}[]`)] : []),
    ...(values ? [listCodePaths(values, `${path + separator}*`)] : []),
  ];
  return new Set([...(codes ? [path] : []), ...below.flatMap((paths) => [...paths])]);
}

/** The changes that must be reported; undefined if the drift does not change the accepted structure. */
function expectedChanges({ call, data, drift }: Case): string[] | undefined {
  const path = drift.path.replace(/^kinds\.\w+$/, 'kinds.*');
  const known = learned.accepted.filter((one) => one.call === call && one.path === path).map(({ trait }) => trait);
  const isSame = JSON.stringify(applyDrift(data, drift)) === JSON.stringify(data);
  switch (drift.kind) {
    case 'removed':
      return known.includes('absent') ? undefined : [`missing ${path}`];
    case 'renamed':
      return [...(known.includes('absent') ? [] : [`missing ${path}`]), `added ${path}New`];
    case 'retyped':
      return isSame ? undefined : [`retyped ${path}`];
    case 'nulled':
      return known.includes('null') ? undefined : [`retyped ${path}`];
    case 'joined by a sibling':
      return path === 'kinds.*' ? undefined : [`added ${path}New`];
    case 'given an unknown code':
      return isSame ? undefined : [`new enum value ${path}`];
  }
}

const toName = ({ call, drift }: Case) => `${call} ${drift.path} ${drift.kind}`;

const isException = (one: Case) => Object.values(EXCEPTIONS).some((pattern) => pattern.test(toName(one)));

const isOpaque = ({ types, variants, element, values }: Structure): boolean =>
  types === ANY_TYPE ||
  [...variants.flatMap((fields) => [...fields.values()]), element, values].some((below) => below && isOpaque(below));

describe('the schemas of a call', () => {
  it('are described completely', () => {
    expect(responses.filter(({ schema }) => isOpaque(describeSchema(schema))).map(({ call }) => call)).toEqual([]);
  });

  it('are created once, not with each request', () => {
    const schemas = Map.groupBy(responses, ({ call }) => call);
    const counts = [...schemas].map(([call, ofCall]) => [call, new Set(ofCall.map(({ schema }) => schema)).size]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([['contentList', 2]]);
  });
});

describe('drift of upstream responses', () => {
  it('S18 is not reported for the unchanged seed content in any locale, neither while learning nor later', () => {
    const watch = createTestWatch();
    for (const now of [0, LEARNING_MS, 2 * LEARNING_MS]) {
      watch.clock.now = now;
      for (const { call, schema, data } of responses) watch.observe(call, schema, structuredClone(data));
    }
    expect(watch.listChanges()).toEqual([]);
    const calls = new Set(responses.map(({ call }) => call));
    expect(
      [...Object.keys(reads), ...Object.keys(certificateCalls)].filter((call) => !calls.has(call as never)),
    ).toEqual(['signin']);
  });

  it('S18 is reported with the right kind for every change of every field', { timeout: 1_200_000 }, () => {
    const cases = listCases().filter((one) => !isException(one));
    const silent: string[] = [];
    const selected = selectTestCases(cases, SAMPLE);
    for (const one of selected) {
      const watch = startWatch(one.call);
      watch.observe(one.call, one.schema, applyDrift(structuredClone(one.data), one.drift));
      const changes = watch.listChanges();
      const expected = expectedChanges(one);
      const missing = (expected ?? []).filter((change) => !changes.some((reported) => reported.startsWith(change)));
      if (missing.length > 0) silent.push(`${toName(one)}: ${missing}, only ${changes.slice(0, 5)}`);
      if (expected === undefined && changes.length > 0) silent.push(`${toName(one)}: reports ${changes}`);
    }
    expect(silent).toEqual([]);
    expect(selected.length).toBeGreaterThanOrEqual(SAMPLE);
  });

  it.each([null, 'text', 5, true, []])('S18 is reported if the data of a response is %j', (data) => {
    for (const { call, schema } of new Map(responses.map((response) => [response.call, response])).values()) {
      if (describeSchema(schema).types & typeOf(data)) continue;
      const watch = startWatch(call);
      watch.observe(call, schema, data);
      expect(watch.listChanges(), call).toEqual([expect.stringMatching(/^retyped : /)]);
    }
  });
});
