import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FaultStack } from '../../gateway/src/testing/fault-stack.ts';
import { say } from '../say.ts';
import { createVisitor, noLimit, operations } from './visitor.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
/** So little room that all of it is taken soon. */
const ROOM = 2 * MEGABYTE;
const WORKERS = 8;
const SAMPLES = 24;
const MOST_GROWTH = 1.1;

/** Asks what was asked before and what never was, many times over what can be kept, and looks at the memory in use. */
export async function soak(stack: FaultStack, minutes: number): Promise<boolean> {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const visitor = createVisitor(
    await stack.startGateway({ responseCacheBytes: ROOM, upstreamCacheBytes: ROOM, rateLimits: noLimit }),
  );
  const sizes: number[] = [];
  let asked = 0;
  const failures: string[] = [];
  const work = async (until: number) => {
    while (performance.now() < until) {
      const { document, variables } = questionOf(asked++);
      const { errors = [] } = await visitor.ask(document, variables);
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
  const isSteady = failures.length === 0 && late < early * MOST_GROWTH;
  say(
    `${isSteady ? '✓' : '✗'} soak of ${minutes} min: ${asked} operations, half of them never asked before, ` +
      `${failures.length} failed, ${visitor.countBroken()} asked again; ` +
      `${toMegabytes(early)} MB in use early, ${toMegabytes(late)} MB late`,
  );
  for (const failure of new Set(failures)) say(`  ${failure}`);
  return isSteady;
}

/** Even ones were asked before; odd ones never were. */
function questionOf(index: number) {
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
