import { log } from '../log.ts';
import { describeStored, isComplete, listFailed, reportAssertion } from './assertion.ts';
import { compareWithStore } from './compare-with-store.ts';
import { startLoad } from './load.ts';
import type { LoggedRequest } from './request-log.ts';
import type { TwoInstances } from './start.ts';

const MAX_DRAIN_MS = 10_000;
/** Completed between two restarts, so that each restart happens under load. */
const REQUESTS_BETWEEN = 50;

/** S7: restarts the gateways in turn under load. */
export async function checkRollingRestart(instances: TwoInstances, rounds: number): Promise<boolean> {
  const { gateways, database } = instances;
  const load = startLoad(instances);
  const drains: number[] = [];
  let killed = 0;
  for (let round = 1; round <= rounds; round++) {
    for (const gateway of gateways) {
      await load.next(REQUESTS_BETWEEN);
      const { milliseconds, code } = await gateway.end();
      drains.push(milliseconds);
      if (code !== 0) killed += 1;
      await load.next(REQUESTS_BETWEEN);
      await gateway.start();
    }
    if (round % 5 === 0) log(`  Round ${round} of ${rounds}`);
  }
  const { requests, sent } = await load.end();
  const failed = listFailed(requests);
  const stored = await compareWithStore(database, sent);
  const slowest = Math.max(...drains);
  return reportAssertion(
    'S7',
    failed.length === 0 && isComplete(stored) && killed === 0 && slowest <= MAX_DRAIN_MS,
    `${drains.length} restarts, ${describe(requests)}: ${failed.length} failed; ${describeStored(stored)}; ` +
      `drained within ${Math.round(slowest)} ms, ${killed} killed`,
  );
}

function describe(requests: readonly LoggedRequest[]): string {
  const counts = Map.groupBy(requests, ({ kind }) => kind);
  return [...counts].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
}
