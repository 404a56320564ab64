import { setTimeout as sleep } from 'node:timers/promises';
import { createUniqueRequest, type OperationOutcome, runOpenLoop } from '../open-loop.ts';
import { MAX_CONNECTIONS, materialsWithPrinters } from '../requests.ts';
import { memoryOf, type Server, startServer } from '../servers.ts';
import { median, quantile } from '../statistics.ts';
import { type Row, toNumber } from '../table.ts';
import { runWrk } from '../wrk.ts';

const TIMES_PEAK = 3;
const LIGHT_LOAD_SHARE = 0.4;
const RECOVERY_MS = 5_000;
/** Deadline of an operation; later responses do not count as goodput. */
const DEADLINE_MS = 4_000;

type Settings = { content: Server; manifest: string; rounds: number; seconds: number };

/** Three times the peak rate, with unique operations; before and 5 s after it, a light load for comparison. */
export async function measureOverload({ content, manifest, rounds, seconds }: Settings): Promise<Row> {
  const gateway = await startServer('gateway.ts', { legacyUrl: content.url, manifest }, 'measured');
  const peak = await findPeak(gateway, rounds, seconds);
  const load = (share: number) => {
    const perSecond = peak * share;
    return runOpenLoop({ url: gateway.url, createRequest: createUniqueRequest, count: perSecond * seconds, perSecond });
  };
  await openConnections(gateway);
  const before = p99(await load(LIGHT_LOAD_SHARE), 'succeeded');
  const memory = memoryOf(gateway).now;
  const during = await load(TIMES_PEAK);
  const { most } = memoryOf(gateway);
  await sleep(RECOVERY_MS);
  const after = p99(await load(LIGHT_LOAD_SHARE), 'succeeded');
  await gateway.stop();
  const isInTime = ({ kind, took, at }: OperationOutcome) =>
    kind === 'succeeded' && took <= DEADLINE_MS && at <= seconds * 1_000;
  const goodput = during.filter(isInTime).length / seconds;
  return {
    load: `Overload: ${TIMES_PEAK} × the peak, unique operations`,
    against: 'its peak; p99 5 s after against before',
    rate: `${toNumber(goodput)} : ${toNumber(peak)} = **${(goodput / peak).toFixed(2)}**`,
    p99: `${toNumber(after)} : ${toNumber(before)} = **${(after / before).toFixed(2)}**`,
    notes: `${summarize(during)}; ${toNumber(memory)} MB before, ${toNumber(most)} MB peak`,
  };
}

/** Opens the connections beforehand: Node accepts one per event loop turn, which is not measured here. */
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

/** Counts and p99 by kind, and the lateness of the load generator. */
function summarize(outcomes: readonly OperationOutcome[]): string {
  const kinds = ['succeeded', 'rejected', 'failed'] as const;
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
