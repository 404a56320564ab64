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

/** S10: plays every fault of Redis while requests come; before each, so many are answered in peace to compare with. */
export async function checkRedisFaults(instances: TwoInstances, requestsEach: number): Promise<boolean> {
  const { redis, database } = instances;
  const load = startLoad(instances);
  await load.next(requestsEach);
  const reports = [];
  for (const fault of FAULTS) reports.push(await play(fault, redis, load, requestsEach));
  const { requests, sent } = await load.end();
  const failed = listFailed(requests);
  const stored = await compareWithStore(database, sent);
  return reportAssertion(
    'S10',
    failed.length === 0 && isComplete(stored),
    `${requests.length} requests while Redis was ${reports.join(', ')}: ${failed.length} failed; ${describeStored(stored)}`,
  );
}

/** Answers how much slower the slowest of a hundred were. */
async function play({ name, begin, end }: Fault, redis: FaultyRedis, load: Load, requestsEach: number) {
  const before = p99AtGateways(await load.next(requestsEach));
  await begin(redis);
  const meanwhile = p99AtGateways(await load.next(requestsEach));
  await end(redis);
  return `${name} (p99 ${Math.round(before)} → ${Math.round(meanwhile)} ms)`;
}

function p99AtGateways(requests: readonly LoggedRequest[]): number {
  return p99(requests.filter(({ kind }) => kind !== 'GET from nginx'));
}
