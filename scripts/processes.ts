import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Command = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** Relative to the repository root. */
  cwd?: string;
};

const ROOT = join(import.meta.dirname, '..');

/** Shared by all processes: a gateway starts with a fifth less processor time. */
const NODE_COMPILE_CACHE = join(ROOT, '.data/compile-cache');

type ProcessResult = { code: number; output: string };

const READY_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 10_000;
const POLL_MS = 100;

const running = new Set<ChildProcess>();

// Do not leave child processes behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function spawnNode({ args, env, cwd = '.' }: Command, stdio: 'pipe' | 'inherit'): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, cwd),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', stdio, stdio],
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** On SIGINT, SIGTERM or SIGHUP, stops all child processes and exits with `code`. */
export function stopAllOnSignal(code: number, onSignal: () => void = () => {}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      onSignal();
      await stopAll();
      process.exit(code);
    });
  }
}

/** Runs a command and captures its output. */
export async function run(command: Command): Promise<ProcessResult> {
  const child = spawnNode(command, 'pipe');
  const output = collect(child);
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  return { code, output: output() };
}

/** Throws the output of a command that fails. */
export async function runOrThrow(command: Command): Promise<void> {
  const { code, output } = await run(command);
  if (code !== 0) throw new Error(`${command.name} failed:\n${output.trim()}`);
}

/** Runs a command with inherited stdio. */
export function runInherited(command: Command): Promise<number> {
  const child = spawnNode(command, 'inherit');
  return new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)));
}

export type Service = {
  name: string;
  /** Resolves when the process exits, with its last output. */
  ended: Promise<ProcessResult & { wasKilled: boolean }>;
  stop: () => Promise<void>;
  /** Sends SIGKILL. */
  kill: () => void;
};

/** Starts a service and waits until `readyUrl` responds. Throws its output if it exits before that. */
export async function startService(
  command: Command,
  readyUrl: string,
  echo?: (line: string) => void,
): Promise<Service> {
  const child = spawnNode(command, 'pipe');
  const output = collect(child, echo);
  const ended: Service['ended'] = new Promise((resolve) =>
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: output(), wasKilled: signal === 'SIGKILL' }),
    ),
  );
  const failed = ended.then(({ output: text }) => {
    throw new Error(text.trim() || `${command.name} exited before it was ready.`);
  });
  failed.catch(() => {});
  await Promise.race([failed, waitUntilReady(command.name, readyUrl)]);
  return { name: command.name, ended, stop: () => stop(child), kill: () => child.kill('SIGKILL') };
}

async function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

async function waitUntilReady(name: string, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
    await response?.body?.cancel();
    if (response && response.status < 500) return;
    await sleep(POLL_MS);
  }
  throw new Error(`${name} was not ready within ${READY_WITHIN_MS / 1000} s.`);
}

const MAX_OUTPUT_CHARACTERS = 100_000;

function collect(child: ChildProcess, echo?: (line: string) => void): () => string {
  let text = '';
  const take = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-MAX_OUTPUT_CHARACTERS);
    if (echo) for (const line of chunk.toString('utf8').split('\n')) if (line) echo(line);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return () => text;
}
