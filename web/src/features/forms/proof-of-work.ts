import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { CreateFormChallengeDocument } from './form-challenge.generated.ts';
import { type FormRefusal, isRefusal } from './form-refusal.ts';
import { solveChallenge, type Task } from './solve-proof-of-work.ts';
import { sendForm } from './submit-form.ts';

export type SolvedChallenge = { challengeId: string; code: string; expiresAt: number };

/** Asks for a challenge and does its work, beside the page so that typing goes on. */
export async function getSolvedChallenge(locale: Locale): Promise<SolvedChallenge | FormRefusal> {
  const data = await sendForm(locale, CreateFormChallengeDocument, { locale: locales[locale].graphql });
  if (isRefusal(data)) return data;
  const { id, expiresAt, ...task } = data.createFormChallenge;
  return { challengeId: id, code: await solveBeside(task), expiresAt: Date.parse(expiresAt) };
}

async function solveBeside(task: Task): Promise<string> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<string>();
  worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  // Where no worker may run, typing waits for a moment.
  worker.onerror = () => resolve(solveChallenge(task));
  worker.postMessage(task);
  return promise.finally(() => worker.terminate());
}
