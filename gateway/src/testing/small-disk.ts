import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MEGABYTES = 16;

/** The mount lives in the mount namespace of the process. */
const UNSHARE = ['--mount', '--', 'sh', '-c'];

export function canMountTmpfs(): boolean {
  return spawnSync('unshare', [...UNSHARE, 'mount -t tmpfs tmpfs /mnt']).status === 0;
}

/** The content service with its database on a small tmpfs that a test can fill. */
export async function startServiceOnSmallDisk() {
  const service = await startOnSmallDisk('legacy/src/main.ts', (folder) => ({
    CERTIFICATE_PORT: '0',
    DATABASE_URL: `sqlite:${folder}/legacy.db`,
  }));
  return {
    ...service,
    /** Copies the database out of the mount namespace. */
    copyDatabase: (): string => {
      for (const name of ['legacy.db', 'legacy.db-wal']) {
        copyFileSync(join(service.disk, name), join(service.folder, name));
      }
      return `sqlite:${service.folder}/legacy.db`;
    },
  };
}

/** A gateway with its outbox on a small tmpfs that a test can fill. */
export function startGatewayOnSmallDisk(env: Record<string, string>) {
  return startOnSmallDisk('gateway/src/main.ts', (folder) => ({
    CERTIFICATE_NAME: 'gateway',
    CERTIFICATE_PASSWORD: 'only-for-this-test',
    OUTBOX_URL: `sqlite:${folder}/outbox.db`,
    ...env,
  }));
}

async function startOnSmallDisk(entry: string, toEnv: (folder: string) => Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-fault-'));
  const command = `mount -t tmpfs -o size=${MEGABYTES}m tmpfs ${folder} && exec "${process.execPath}" ${entry}`;
  const child = spawn('unshare', [...UNSHARE, command], {
    cwd: ROOT,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', PORT: '0', ...toEnv(folder) },
    // Errors about the full disk are expected.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await readOrigin(child.stdout);
  const disk = `/proc/${child.pid}/root${folder}`;
  const ballast = join(disk, 'ballast');
  return {
    url,
    folder,
    disk,
    fill: () => fill(ballast),
    freeSpace: () => rmSync(ballast),
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

function fill(file: string): void {
  for (let size = 1024 * 1024; size >= 1; size /= 2) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Retry with smaller writes.
    }
  }
}

/** Reads the origin from the log of a service, and drains the log. */
function readOrigin(log: Readable): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  log.on('data', (chunk: Buffer) => {
    output += chunk;
    const [, origin] = /istening at (http:[^",\s]+)/.exec(output) ?? [];
    if (origin) resolve(origin);
  });
  log.once('close', () => reject(new Error(`The service exited before it was listening. ${output}`)));
  return promise;
}
