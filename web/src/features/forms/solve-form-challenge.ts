import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { CreateFormChallengeDocument } from './form-challenge.generated.ts';
import { type FormRefusal, isRefusal } from './form-refusal.ts';
import { type ProofOfWorkTask, solveProofOfWork } from './solve-proof-of-work.ts';
import { submitForm } from './submit-form.ts';

export type SolvedProofOfWork = { challengeId: string; code: string; expiresAt: number };

/** Requests a challenge and solves it in a worker. */
export async function solveFormChallenge(locale: Locale): Promise<SolvedProofOfWork | FormRefusal> {
  const data = await submitForm(locale, CreateFormChallengeDocument, { locale: locales[locale].graphql });
  if (isRefusal(data)) return data;
  const { id, expiresAt, ...task } = data.createFormChallenge;
  return { challengeId: id, code: await solveInWorker(task), expiresAt: Date.parse(expiresAt) };
}

async function solveInWorker(task: ProofOfWorkTask): Promise<string> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<string>();
  worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  // Solves on the main thread if the script of the worker does not load.
  worker.onerror = () => resolve(solveProofOfWork(task));
  worker.postMessage(task);
  return promise.finally(() => worker.terminate());
}
