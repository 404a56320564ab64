import { describeStored, isComplete, listFailed, reportAssertion } from './assertion.ts';
import { compareWithStore } from './compare-with-store.ts';
import { type Load, startLoad } from './load.ts';
import type { FaultyRedis } from './redis.ts';
import { type LoggedRequest, p99 } from './request-log.ts';
import type { TwoInstances } from './start.ts';

type Fault = { name: string; begin: (redis: FaultyRedis) => unknown; end: (redis: FaultyRedis) => unknown };

const FAULTS: Fault[] = [
  { name: 'killed', begin: ({ kill }) => kill(), end: ({ restart }) => restart() },
  { name: 'frozen', begin: ({ freeze }) => freeze(), end: ({ thaw }) => thaw() },
  { name: 'flushed', begin: ({ flush }) => flush(), end: () => {} },
  { name: 'full', begin: ({ fill }) => fill(), end: ({ restoreMemory }) => restoreMemory() },
];

/** S10: injects Redis faults under load. Before each, `requestsEach` requests without a fault give the baseline. */
export async function checkRedisFaults(instances: TwoInstances, requestsEach: number): Promise<boolean> {
  const { redis, database } = instances;
  const load = startLoad(instances);
  await load.next(requestsEach);
  const reports = [];
  for (const fault of FAULTS) reports.push(await measureFault(fault, redis, load, requestsEach));
  const { requests, sent } = await load.end();
  const failed = listFailed(requests);
  const stored = await compareWithStore(database, sent);
  return reportAssertion(
    'S10',
    failed.length === 0 && isComplete(stored),
    `${requests.length} requests while Redis was ${reports.join(', ')}: ${failed.length} failed; ${describeStored(stored)}`,
  );
}

/** Describes the p99 before and during a fault. */
async function measureFault({ name, begin, end }: Fault, redis: FaultyRedis, load: Load, requestsEach: number) {
  const before = p99AtGateways(await load.next(requestsEach));
  await begin(redis);
  const during = p99AtGateways(await load.next(requestsEach));
  await end(redis);
  return `${name} (p99 ${Math.round(before)} → ${Math.round(during)} ms)`;
}

function p99AtGateways(requests: readonly LoggedRequest[]): number {
  return p99(requests.filter(({ kind }) => kind !== 'GET from nginx'));
}
