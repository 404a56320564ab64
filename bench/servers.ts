import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { gatewayFlags } from '../gateway/src/node-flags.ts';

/** The measured server has one core; everything else shares the other. */
const CORES = { measured: '0', others: '1' };
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** A server that uses no CPU for this long is idle. */
const IDLE_MS = 200;

const listening = z.object({ url: z.string() });

export type Server = { url: string; pid: number; stop: () => Promise<void> };

/** Starts a server of `bench/servers/` on a core. It exits with this process. */
export async function startServer(file: string, settings: object, core: keyof typeof CORES): Promise<Server> {
  const flags = file === 'gateway.ts' ? gatewayFlags : [];
  const program = [process.execPath, ...flags, join(import.meta.dirname, 'servers', file)];
  const child = spawn('taskset', ['-c', CORES[core], 'env', 'NODE_ENV=production', ...program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  child.send(settings);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  return { ...listening.parse(message), pid: child.pid ?? 0, stop };
}

/** Moves this process and its future children off the core of the measured servers. */
export function leaveMeasuredCore(): void {
  execFileSync('taskset', ['-a', '-p', '-c', CORES.others, String(process.pid)], { stdio: 'ignore' });
}

/** CPU time of a process in seconds. */
export function cpuSeconds({ pid }: Server): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** A finished load leaves requests behind, which would use the core of the next measured server. */
export async function waitUntilIdle(server: Server): Promise<void> {
  let before = Number.NaN;
  while (cpuSeconds(server) - before !== 0) {
    before = cpuSeconds(server);
    await sleep(IDLE_MS);
  }
}

/** Current and peak resident memory in megabytes. */
export function memoryOf({ pid }: Server): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
