import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type ServiceRun = { code: number | null; output: string; complaint: string; milliseconds: number };

/** Runs a service with these variables and no others until it ends; told to end, as soon as it listens. */
export async function runService(entry: string, env: Record<string, string>): Promise<ServiceRun> {
  const start = performance.now();
  const child = spawn(process.execPath, [entry], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let milliseconds = 0;
  const stopwatch = () => {
    milliseconds ||= performance.now() - start;
  };
  child.once('exit', stopwatch);
  child.stdout.on('data', async (chunk: Buffer) => {
    const [, origin] = /istening at (http:[^",]+)/.exec(String(chunk)) ?? [];
    if (!origin) return;
    stopwatch();
    // Whoever answers has come to the end of its start, and listens to signals too.
    await fetch(`${origin}/healthz`);
    child.kill('SIGTERM');
  });
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, complaint, milliseconds };
}
