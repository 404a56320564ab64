import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Challenge = { salt: string; difficulty: number };

/** Solves challenges in a worker thread, so that it does not delay the measured requests. */
export function createProofOfWorkSolver() {
  const thread = new Worker(new URL('./proof-of-work-worker.ts', import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  const solve = async (challenge: Challenge): Promise<string> => {
    thread.postMessage({ salt: challenge.salt, difficulty: challenge.difficulty });
    const [code] = await once(thread, 'message');
    return String(code);
  };
  return {
    solve: (challenge: Challenge): Promise<string> => {
      const solved = last.then(() => solve(challenge));
      last = solved.catch(() => {});
      return solved;
    },
    close: () => thread.terminate(),
  };
}
