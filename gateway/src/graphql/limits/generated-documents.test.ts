import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../../testing/gateway-process.ts';
import { readCpuTime, readMemory, resetPeakMemory } from '../../testing/process-metrics.ts';
import { fragmentDocument, listDocument } from './generated-documents.ts';

/** Change it to generate other inputs. A failure prints the seed and the path of the counterexample. */
const SEED = 20_261_123;
const DOCUMENTS = 200;
const TIMES = 4;

const MAX_LOOP_MS = 250;
/** On a slow machine, the limit is this many times the processor time of a fixed computation. */
const MAX_REFERENCES = 20;
const MAX_MEGABYTES = 50;
const MAX_HEALTH_MS = 100;
const PROBE_EVERY_MS = 10;

const WARM_UP =
  '{ serverTime materials(pageSize: 100) { items { name printers { name summary specification { name text } } } } }';
const WARM_UPS = 30;

type Measurement = { code: string; loop: number; memory: number };

let gateway: GatewayProcess;
let slowestProbe = 0;
let isProbing = true;
let probing: Promise<void>;

/** Measures the run time of the gateway during a health check, which excludes delays of the machine. */
async function probeHealth(): Promise<void> {
  while (isProbing) {
    const before = readCpuTime(gateway.pid);
    const response = await fetch(`${gateway.origin}/healthz`);
    await response.arrayBuffer();
    slowestProbe = Math.max(slowestProbe, readCpuTime(gateway.pid) - before);
    await sleep(PROBE_EVERY_MS);
  }
}

/** Persisted, so exempt from the static limits, but above the limit of resolved values. */
const LONG_LISTS = `{ serverTime materials(pageSize: 100) { items { ${Array.from(
  { length: 12 },
  (_, at) => `p${at}: printers { materials { name printers { materials { id } } } }`,
).join(' ')} } } }`;

const folder = mkdtempSync(join(tmpdir(), 'heliograph-limits-'));

function writeManifest(body: string): string {
  const file = join(folder, 'manifest.json');
  const id = createHash('sha256').update(body).digest('hex');
  const operations = [{ id, name: 'LongLists', type: 'query', body }];
  writeFileSync(file, JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }));
  return file;
}

function measureReference(): number {
  const values = Array.from({ length: 40_000 }, (_, id) => ({ id, name: `Material ${id}` }));
  const before = process.cpuUsage();
  JSON.parse(JSON.stringify(values));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const reference = Math.min(...Array.from({ length: 10 }, measureReference));
const maxLoop = Math.max(MAX_LOOP_MS, MAX_REFERENCES * reference);

async function send(query: string): Promise<Measurement> {
  resetPeakMemory(gateway.pid);
  const [before, { now }] = [readCpuTime(gateway.pid), readMemory(gateway.pid)];
  const response = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const [, code = 'OK'] = /"code":"(\w+)"/.exec(text.slice(0, 1_000)) ?? [];
  return { code, loop: readCpuTime(gateway.pid) - before, memory: readMemory(gateway.pid).peak - now };
}

describe.skipIf(process.platform !== 'linux')('generated documents', () => {
  beforeAll(async () => {
    gateway = await startGatewayProcess({ PERSISTED_OPERATIONS: writeManifest(LONG_LISTS) });
    for (let time = 0; time < WARM_UPS; time++) await send(WARM_UP);
    probing = probeHealth();
  });

  afterAll(async () => {
    isProbing = false;
    await probing;
    await gateway.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['nested fragments', fragmentDocument],
    ['nested lists with aliases', listDocument],
  ])(
    `S19 executes or rejects %s, ${DOCUMENTS} documents ${TIMES} times each, within time and memory limits (seed ${SEED})`,
    async (_name, documents) => {
      const codes = new Map<string, number>();
      const property = fc.asyncProperty(documents, async (query) => {
        for (let time = 0; time < TIMES; time++) {
          const { code, loop, memory } = await send(query);
          codes.set(code, (codes.get(code) ?? 0) + 1);
          expect(code).toMatch(/^(OK|OPERATION_TOO_COSTLY|OPERATION_BUDGET_EXCEEDED|GRAPHQL_\w+_FAILED)$/);
          expect(loop).toBeLessThan(maxLoop);
          expect(memory).toBeLessThan(MAX_MEGABYTES);
        }
      });
      await fc.assert(property, { seed: SEED, numRuns: DOCUMENTS, endOnFailure: true });
      expect([...codes.keys()]).toEqual(expect.arrayContaining(['OK', 'OPERATION_TOO_COSTLY']));
      expect(slowestProbe).toBeLessThan(MAX_HEALTH_MS);
    },
    30_000 + DOCUMENTS * 2_000,
  );

  it('S19 stops a persisted operation with too many values within the same limits', async () => {
    slowestProbe = 0;
    for (let time = 0; time < TIMES; time++) {
      const { code, loop, memory } = await send(LONG_LISTS);
      expect(code).toBe('OPERATION_BUDGET_EXCEEDED');
      expect(loop).toBeLessThan(maxLoop);
      expect(memory).toBeLessThan(MAX_MEGABYTES);
    }
    expect(slowestProbe).toBeLessThan(MAX_HEALTH_MS);
  });
});
