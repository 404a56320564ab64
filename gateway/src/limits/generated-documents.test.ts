import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../testing/gateway-process.ts';
import { forgetPeak, readMemory, readRunTime } from '../testing/process-measures.ts';
import { fragmentDocument, listDocument } from './generated-documents.ts';

/** `GENERATED_DOCUMENTS=200` for the long form; the seed is printed with a failure. */
const DOCUMENTS = Number(process.env.GENERATED_DOCUMENTS ?? 13);
const SEED = Number(process.env.SEED ?? 20_261_123);
const TIMES = 4;

const MAX_LOOP_MS = 250;
const MAX_MEGABYTES = 50;
const MAX_HEALTH_MS = 100;
const PROBE_EVERY_MS = 10;

const WARM_UP =
  '{ serverTime materials(pageSize: 100) { items { name printers { name summary specification { name text } } } } }';
const WARM_UPS = 30;

type Sent = { code: string; loop: number; memory: number };

let gateway: GatewayProcess;
let slowestProbe = 0;
let isProbing = true;
let probing: Promise<void>;

/** How long a health check waits for the event loop: while the gateway runs. The rest of its time is the machine's. */
async function probeHealth(): Promise<void> {
  while (isProbing) {
    const before = readRunTime(gateway.pid);
    const answer = await fetch(`${gateway.origin}/healthz`);
    await answer.arrayBuffer();
    slowestProbe = Math.max(slowestProbe, readRunTime(gateway.pid) - before);
    await sleep(PROBE_EVERY_MS);
  }
}

async function send(query: string): Promise<Sent> {
  forgetPeak(gateway.pid);
  const [before, { now }] = [readRunTime(gateway.pid), readMemory(gateway.pid)];
  const response = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const [, code = 'OK'] = /"code":"(\w+)"/.exec(text.slice(0, 1_000)) ?? [];
  return { code, loop: readRunTime(gateway.pid) - before, memory: readMemory(gateway.pid).peak - now };
}

describe.skipIf(process.platform !== 'linux')('a gateway that gets documents which a generator made', () => {
  beforeAll(async () => {
    gateway = await startGatewayProcess();
    for (let time = 0; time < WARM_UPS; time++) await send(WARM_UP);
    probing = probeHealth();
  });

  afterAll(async () => {
    isProbing = false;
    await probing;
    await gateway.close();
  });

  it.each([
    ['fragments that spread each other', fragmentDocument],
    ['lists in lists under aliases', listDocument],
  ])(
    `S19 answers or rejects %s, ${DOCUMENTS} documents ${TIMES} times each, within its bounds (seed ${SEED})`,
    async (_what, documents) => {
      const codes = new Map<string, number>();
      let most = { loop: 0, memory: 0 };
      const property = fc.asyncProperty(documents, async (query) => {
        for (let time = 0; time < TIMES; time++) {
          const { code, loop, memory } = await send(query);
          codes.set(code, (codes.get(code) ?? 0) + 1);
          most = { loop: Math.max(most.loop, loop), memory: Math.max(most.memory, memory) };
          expect(code).toMatch(/^(OK|OPERATION_TOO_COSTLY|OPERATION_BUDGET_EXCEEDED|GRAPHQL_\w+_FAILED)$/);
          expect(loop).toBeLessThan(MAX_LOOP_MS);
          expect(memory).toBeLessThan(MAX_MEGABYTES);
        }
      });
      await fc.assert(property, { seed: SEED, numRuns: DOCUMENTS, endOnFailure: true });
      if (process.env.SHOW_MEASURES)
        process.stdout.write(`${JSON.stringify({ codes: [...codes], ...most, slowestProbe })}\n`);
      expect([...codes.keys()]).toEqual(expect.arrayContaining(['OK', 'OPERATION_TOO_COSTLY']));
      expect(slowestProbe).toBeLessThan(MAX_HEALTH_MS);
    },
    30_000 + DOCUMENTS * 2_000,
  );
});
