import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultStack } from '../../gateway/src/testing/fault-stack.ts';
import { log } from '../log.ts';
import { createRequestClient, noLimit, operations, type RequestClient } from './request-client.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = 1_000;
const RECOVERY_LIMIT_MS = 10_000;
/** Fields that the gateway works out from what it keeps and the time. */
const TIME_DEPENDENT_FIELDS = ['serverTime', 'state', 'recording'];

/** Stops the content service, asks everything that was answered before again and again, and starts it again. */
export async function checkOutage(stack: FaultStack, minutes: number): Promise<boolean> {
  const client = createRequestClient(await stack.startGateway({ rateLimits: noLimit }));
  const before = await requestUntilComplete(client);
  await stack.proxy.refuseConnections();
  const end = performance.now() + minutes * MINUTE_MS;
  let asked = 0;
  let lost = 0;
  let slowest = 0;
  for (let id = 1_000; performance.now() < end; id++) {
    const answers = await requestAll(client);
    asked += answers.length;
    lost += answers.filter((answer, index) => answer !== before[index]).length;
    slowest = Math.max(slowest, await time(() => client.ask(articleOf(id))));
    await sleep(PAUSE_MS);
  }
  await stack.proxy.acceptConnections();
  const back = await time(() => requestUntilRecovered(client));
  await stack.reset();
  const isKept = asked > 0 && lost === 0 && back < RECOVERY_LIMIT_MS;
  log(
    `${isKept ? '✓' : '✗'} S1 down for ${minutes} min: ${asked} answers, ${lost} other than before; ` +
      `never seen: refused within ${Math.round(slowest)} ms; asked again after ${(back / 1_000).toFixed(1)} s`,
  );
  return isKept;
}

/** A machine that does much else may need more than one try. */
async function requestUntilComplete(client: RequestClient): Promise<string[]> {
  for (;;) {
    const answers = await requestAll(client);
    if (!answers.some((answer) => answer.includes('"errors":'))) return answers;
    await sleep(PAUSE_MS);
  }
}

const articleOf = (id: number) => `{ newsArticle(id: "${id}") { id } }`;

async function requestAll({ ask }: RequestClient): Promise<string[]> {
  const answers: string[] = [];
  for (const { document, variables } of operations) {
    const { data, errors } = await ask(document, variables);
    answers.push(
      JSON.stringify({ data, errors }, (key, value) => (TIME_DEPENDENT_FIELDS.includes(key) ? undefined : value)),
    );
  }
  return answers;
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
