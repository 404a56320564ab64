import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that is not Node. */
export type Program = {
  name: string;
  file: string;
  args: string[];
  /** What ends it at once, together with all that it has started. */
  stopSignal: NodeJS.Signals;
  /** Whom it runs as, where it must not run as root. */
  account?: { uid: number; gid: number };
  isReady: () => Promise<boolean>;
};

export type Running = { stop: () => Promise<void>; signal: (signal: NodeJS.Signals) => void };

const READY_WITHIN_MS = 30_000;
const POLL_MS = 50;
const MAX_OUTPUT_CHARACTERS = 2_000;

const running = new Map<ChildProcess, NodeJS.Signals>();

/** Tells every program that still runs to end. */
export function signalPrograms(): void {
  for (const [child, signal] of running) child.kill(signal);
}

/** Ends every program that still runs, and waits for it. */
export async function stopPrograms(): Promise<void> {
  const ended = [...running.keys()].map((child) => once(child, 'close'));
  signalPrograms();
  await Promise.all(ended);
}

// Whatever ends this process, no program outlives it.
process.on('exit', signalPrograms);

/** Starts a program and waits until it is ready; throws what it printed when it ends before. */
export async function startProgram({ name, file, args, stopSignal, account, isReady }: Program): Promise<Running> {
  const child = spawn(file, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...account });
  running.set(child, stopSignal);
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed = (printed + chunk).slice(-MAX_OUTPUT_CHARACTERS);
  });
  child.on('error', (error) => {
    printed = error.message;
  });
  child.on('close', () => running.delete(child));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (!running.has(child) || Date.now() > deadline) throw new Error(`${name} did not start. ${printed.trim()}`);
    await sleep(POLL_MS);
  }
  return {
    stop: async () => {
      if (!running.has(child)) return;
      child.kill(stopSignal);
      await once(child, 'close');
    },
    signal: (signal) => child.kill(signal),
  };
}
