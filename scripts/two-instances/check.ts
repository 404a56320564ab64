import { checkChanges } from './changes.ts';
import { checkOutbox } from './outbox.ts';
import { checkForgedAddresses, checkInternalEndpoints, checkRateLimit, checkSearchRateLimit } from './proxy-checks.ts';
import { checkPurge } from './purge.ts';
import { checkRedisFaults } from './redis-faults.ts';
import { checkRollingRestart } from './rolling-restart.ts';
import type { TwoInstances } from './start.ts';

const REQUESTS_PER_ROUND = 50;

/** Runs all checks of the two-instance setup; each prints a line with its result. */
export async function check(instances: TwoInstances, rounds: number): Promise<boolean> {
  const results = [
    ...(instances.sites.length > 0 ? [await checkPurge(instances), await checkChanges(instances)] : []),
    await checkRollingRestart(instances, rounds),
    await checkOutbox(instances),
    await checkRedisFaults(instances, rounds * REQUESTS_PER_ROUND),
    await checkInternalEndpoints(instances),
    await checkForgedAddresses(instances),
    await checkRateLimit(instances),
    await checkSearchRateLimit(instances),
  ];
  return results.every(Boolean);
}
