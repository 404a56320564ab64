import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FaultStack } from '../../gateway/src/testing/fault-stack.ts';
import { log } from '../log.ts';
import { createRequestClient, noLimit, operations } from './request-client.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
/** Small, so that the caches fill up quickly. */
const CACHE_BYTES = 2 * MEGABYTE;
const WORKERS = 8;
const SAMPLES = 24;
const MAX_GROWTH = 1.1;

/** Sends repeated and unique operations, many times the cache size, and checks that heap use does not grow. */
export async function soak(stack: FaultStack, minutes: number): Promise<boolean> {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const client = createRequestClient(
    await stack.startGateway({ responseCacheBytes: CACHE_BYTES, upstreamCacheBytes: CACHE_BYTES, rateLimits: noLimit }),
  );
  const sizes: number[] = [];
  let count = 0;
  const failures: string[] = [];
  const work = async (until: number) => {
    while (performance.now() < until) {
      const { document, variables } = operationAt(count++);
      const { errors = [] } = await client.ask(document, variables);
      failures.push(...errors.map(({ path, extensions }) => `${extensions.code} at ${path?.join('.')}`));
    }
  };
  for (let sample = 0; sample < SAMPLES; sample++) {
    const until = performance.now() + (minutes * MINUTE_MS) / SAMPLES;
    await Promise.all(Array.from({ length: WORKERS }, () => work(until)));
    stack.proxy.clearLog();
    collectGarbage();
    sizes.push(process.memoryUsage().heapUsed);
  }
  const early = median(sizes.slice(SAMPLES / 4, SAMPLES / 2));
  const late = median(sizes.slice(-SAMPLES / 4));
  const isStable = failures.length === 0 && late < early * MAX_GROWTH;
  log(
    `${isStable ? '✓' : '✗'} soak of ${minutes} min: ${count} operations, half of them unique, ` +
      `${failures.length} failed, ${client.countBrokenConnections()} retried; ` +
      `${toMegabytes(early)} MB of heap early, ${toMegabytes(late)} MB late`,
  );
  for (const failure of new Set(failures)) log(`  ${failure}`);
  return isStable;
}

/** Even indexes repeat the known operations; odd ones are unique. */
function operationAt(index: number) {
  const repeated = operations[Math.floor(index / 2) % operations.length];
  if (index % 2 === 0 && repeated) return repeated;
  return {
    document: 'query Unique($text: String!) { search(text: $text) { totalCount items { title url } } }',
    variables: { text: `resin ${index}` },
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function toMegabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
