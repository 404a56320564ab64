import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type ServiceRun = { exitCode: number | null; stdout: string; stderr: string; startupMs: number };

/** Runs a service with exactly these variables until it exits; sends SIGTERM once it is healthy. */
export async function runService(entry: string, env: Record<string, string>): Promise<ServiceRun> {
  const start = performance.now();
  const child = spawn(process.execPath, [entry], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let startupMs = 0;
  const stopTimer = () => {
    startupMs ||= performance.now() - start;
  };
  child.once('exit', stopTimer);
  child.stdout.on('data', async (chunk: Buffer) => {
    const [, origin] = /istening at (http:[^",]+)/.exec(String(chunk)) ?? [];
    if (!origin) return;
    stopTimer();
    // A service that responds has also installed its signal handlers.
    await fetch(`${origin}/healthz`);
    child.kill('SIGTERM');
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode, stdout, stderr, startupMs };
}
