import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultStack } from '../../gateway/src/testing/fault-stack.ts';
import { say } from '../say.ts';
import { createVisitor, noLimit, operations, type RequestClient } from './visitor.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = 1_000;
const BACK_WITHIN_MS = 10_000;
/** Fields that the gateway works out from what it keeps and the time. */
const TELLS_THE_TIME = ['serverTime', 'state', 'recording'];

/** Stops the content service, asks everything that was answered before again and again, and starts it again. */
export async function surviveOutage(stack: FaultStack, minutes: number): Promise<boolean> {
  const visitor = createVisitor(await stack.startGateway({ rateLimits: noLimit }));
  const before = await askUntilWhole(visitor);
  await stack.proxy.refuseConnections();
  const end = performance.now() + minutes * MINUTE_MS;
  let asked = 0;
  let lost = 0;
  let slowest = 0;
  for (let id = 1_000; performance.now() < end; id++) {
    const answers = await askAll(visitor);
    asked += answers.length;
    lost += answers.filter((answer, index) => answer !== before[index]).length;
    slowest = Math.max(slowest, await time(() => visitor.ask(articleOf(id))));
    await sleep(PAUSE_MS);
  }
  await stack.proxy.acceptConnections();
  const back = await time(() => askUntilAnswered(visitor));
  await stack.reset();
  const isKept = asked > 0 && lost === 0 && back < BACK_WITHIN_MS;
  say(
    `${isKept ? '✓' : '✗'} S1 down for ${minutes} min: ${asked} answers, ${lost} other than before; ` +
      `never seen: refused within ${Math.round(slowest)} ms; asked again after ${(back / 1_000).toFixed(1)} s`,
  );
  return isKept;
}

/** A machine that does much else may need more than one try. */
async function askUntilWhole(visitor: RequestClient): Promise<string[]> {
  for (;;) {
    const answers = await askAll(visitor);
    if (!answers.some((answer) => answer.includes('"errors":'))) return answers;
    await sleep(PAUSE_MS);
  }
}

const articleOf = (id: number) => `{ newsArticle(id: "${id}") { id } }`;

async function askAll({ ask }: RequestClient): Promise<string[]> {
  const answers: string[] = [];
  for (const { document, variables } of operations) {
    const { data, errors } = await ask(document, variables);
    answers.push(JSON.stringify({ data, errors }, (key, value) => (TELLS_THE_TIME.includes(key) ? undefined : value)));
  }
  return answers;
}

async function askUntilAnswered({ ask }: RequestClient): Promise<void> {
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
