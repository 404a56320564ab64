import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { findFreePort } from './free-port.ts';

/** Starts an empty Redis that can be frozen, killed and restarted on the same port. */
export async function startRedis(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-redis-'));
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const start = () =>
    spawn(program, ['--port', String(port), '--dir', folder, '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
  let server = start();
  const client = createClient({ url, socket: { reconnectStrategy: 20 } });
  client.on('error', () => {});
  await client.connect();

  const kill = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    client,
    kill,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    /** Starts empty: persistence is off. */
    restart: async () => {
      server = start();
      await new Promise((resolve) => client.once('ready', resolve));
    },
    stop: async () => {
      client.destroy();
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
