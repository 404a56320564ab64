import { checkInside, checkRates, checkSearchRates, checkVisitors } from './proxy-checks.ts';
import { checkPurge } from './purge.ts';
import { checkRedisFaults } from './redis-faults.ts';
import { checkRollingRestart } from './rolling-restart.ts';
import type { TwoInstances } from './start.ts';

const REQUESTS_PER_ROUND = 50;
const FEWEST_REQUESTS = 200;

/** Whether all holds that two instances are for; a line is printed for each claim. */
export async function check(instances: TwoInstances, rounds: number): Promise<boolean> {
  const results = [
    await checkPurge(instances),
    await checkRollingRestart(instances, rounds),
    await checkRedisFaults(instances, Math.max(FEWEST_REQUESTS, rounds * REQUESTS_PER_ROUND)),
    await checkInside(instances),
    await checkVisitors(instances),
    await checkRates(instances),
    await checkSearchRates(instances),
  ];
  return results.every(Boolean);
}
