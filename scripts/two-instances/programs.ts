import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program other than Node.js. */
export type Program = {
  name: string;
  file: string;
  args: string[];
  /** Stops the program and its child processes immediately. */
  stopSignal: NodeJS.Signals;
  /** For programs that refuse to run as root. */
  account?: { uid: number; gid: number };
  isReady: () => Promise<boolean>;
};

export type Running = { stop: () => Promise<void>; signal: (signal: NodeJS.Signals) => void };

const READY_WITHIN_MS = 30_000;
const POLL_MS = 50;
const MAX_OUTPUT_CHARACTERS = 2_000;

const running = new Map<ChildProcess, NodeJS.Signals>();

/** Sends every running program its stop signal, without waiting. */
export function signalPrograms(): void {
  for (const [child, signal] of running) child.kill(signal);
}

export async function stopPrograms(): Promise<void> {
  const ended = [...running.keys()].map((child) => once(child, 'close'));
  signalPrograms();
  await Promise.all(ended);
}

// Do not leave programs behind.
process.on('exit', signalPrograms);

/** Starts a program and waits until it is ready. Throws its error output if it exits before that. */
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
