import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultStack } from '../../gateway/src/testing/fault-stack.ts';
import { log } from '../log.ts';
import { createRequestClient, noLimit, operations, type RequestClient } from './request-client.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = 1_000;
const RECOVERY_LIMIT_MS = 10_000;
/** Derived from the current time, also when the response is stale. */
const TIME_DEPENDENT_FIELDS = ['serverTime', 'state', 'recording'];

/** S1: repeats all cached operations while the content service is down, then measures the recovery. */
export async function checkOutage(stack: FaultStack, minutes: number): Promise<boolean> {
  const client = createRequestClient(await stack.startGateway({ rateLimits: noLimit }));
  const before = await requestUntilComplete(client);
  await stack.proxy.refuseConnections();
  const end = performance.now() + minutes * MINUTE_MS;
  let count = 0;
  let changed = 0;
  let slowestFailure = 0;
  for (let id = 1_000; performance.now() < end; id++) {
    const responses = await requestAll(client);
    count += responses.length;
    changed += responses.filter((response, index) => response !== before[index]).length;
    slowestFailure = Math.max(slowestFailure, await time(() => client.ask(articleOf(id))));
    await sleep(PAUSE_MS);
  }
  await stack.proxy.acceptConnections();
  const recoveryMs = await time(() => requestUntilRecovered(client));
  await stack.reset();
  const isUnaffected = count > 0 && changed === 0 && recoveryMs < RECOVERY_LIMIT_MS;
  log(
    `${isUnaffected ? '✓' : '✗'} S1 content service down for ${minutes} min: ${count} responses, ${changed} changed; ` +
      `uncached operations failed within ${Math.round(slowestFailure)} ms; recovered after ${(recoveryMs / 1_000).toFixed(1)} s`,
  );
  return isUnaffected;
}

/** Retries, because operations can time out on a busy machine. */
async function requestUntilComplete(client: RequestClient): Promise<string[]> {
  for (;;) {
    const responses = await requestAll(client);
    if (!responses.some((response) => response.includes('"errors":'))) return responses;
    await sleep(PAUSE_MS);
  }
}

const articleOf = (id: number) => `{ newsArticle(id: "${id}") { id } }`;

async function requestAll({ ask }: RequestClient): Promise<string[]> {
  const responses: string[] = [];
  for (const { document, variables } of operations) {
    const { data, errors } = await ask(document, variables);
    responses.push(
      JSON.stringify({ data, errors }, (key, value) => (TIME_DEPENDENT_FIELDS.includes(key) ? undefined : value)),
    );
  }
  return responses;
}

async function requestUntilRecovered({ ask }: RequestClient): Promise<void> {
  for (let id = 10_000; ; id++) {
    if (!(await ask(articleOf(id))).errors) return;
    await sleep(PAUSE_MS / 10);
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
