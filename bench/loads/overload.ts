import { setTimeout as sleep } from 'node:timers/promises';
import { createUniqueRequest, type OperationOutcome, runOpenLoop } from '../open-loop.ts';
import { MAX_CONNECTIONS, materialsWithPrinters } from '../requests.ts';
import { median, quantile } from '../rounds.ts';
import { memoryOf, type Server, startServer } from '../servers.ts';
import { type Row, toNumber } from '../table.ts';
import { runWrk } from '../wrk.ts';

const TIMES_PEAK = 3;
const LIGHT_LOAD_SHARE = 0.4;
const RECOVERY_MS = 5_000;
/** What comes later than an operation may take helps nobody. */
const DEADLINE_MS = 4_000;

type Settings = { content: Server; manifest: string; rounds: number; seconds: number };

/** Three times as many operations as can be executed, none asked twice; an easy load before, and 5 s afterwards. */
export async function measureOverload({ content, manifest, rounds, seconds }: Settings): Promise<Row> {
  const gateway = await startServer('gateway.ts', { legacyUrl: content.url, manifest }, 'measured');
  const peak = await findPeak(gateway, rounds, seconds);
  const load = (share: number) => {
    const perSecond = peak * share;
    return runOpenLoop({ url: gateway.url, createRequest: createUniqueRequest, count: perSecond * seconds, perSecond });
  };
  await openConnections(gateway);
  const before = p99(await load(LIGHT_LOAD_SHARE), 'answered');
  const memory = memoryOf(gateway).now;
  const during = await load(TIMES_PEAK);
  const { most } = memoryOf(gateway);
  await sleep(RECOVERY_MS);
  const after = p99(await load(LIGHT_LOAD_SHARE), 'answered');
  await gateway.stop();
  const isGood = ({ kind, took, at }: OperationOutcome) =>
    kind === 'answered' && took <= DEADLINE_MS && at <= seconds * 1_000;
  const good = during.filter(isGood).length / seconds;
  return {
    load: `Overload: ${TIMES_PEAK} × the peak, no operation asked twice`,
    against: 'its peak; p99 5 s after against before',
    rate: `${toNumber(good)} : ${toNumber(peak)} = **${(good / peak).toFixed(2)}**`,
    p99: `${toNumber(after)} : ${toNumber(before)} = **${(after / before).toFixed(2)}**`,
    notes: `${summarize(during)}; ${toNumber(memory)} MB before, ${toNumber(most)} MB at most`,
  };
}

/** Node accepts one connection at a time, which is not what is measured here. */
async function openConnections({ url }: Server): Promise<void> {
  await runOpenLoop({
    url,
    createRequest: () => materialsWithPrinters,
    count: MAX_CONNECTIONS,
    perSecond: Number.POSITIVE_INFINITY,
  });
}

async function findPeak(server: Server, rounds: number, seconds: number): Promise<number> {
  const load = { server, requests: [materialsWithPrinters], seconds, areUnique: true };
  await runWrk(load);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push((await runWrk(load)).perSecond);
  return median(rates);
}

/** How many met with what, their p99, and how late the load generator was. */
function summarize(outcomes: readonly OperationOutcome[]): string {
  const kinds = ['answered', 'refused', 'failed'] as const;
  const parts = kinds.map((kind) => {
    const { length } = outcomes.filter((outcome) => outcome.kind === kind);
    return `${length} ${kind}${length > 0 ? ` (p99 ${toNumber(p99(outcomes, kind))} ms)` : ''}`;
  });
  const late = quantile(
    outcomes.map((outcome) => outcome.late),
    0.99,
  );
  return `${parts.join(', ')}; sent late by ${toNumber(late)} ms at p99`;
}

function p99(outcomes: readonly OperationOutcome[], kind: OperationOutcome['kind']): number {
  const times = outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome.took] : []));
  return quantile(times, 0.99);
}
