import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MEGABYTES = 16;

/** A mount that nobody else sees, and that is gone with the process that made it. */
const UNSHARE = ['--mount', '--', 'sh', '-c'];

/** Whether this machine lets us mount anything. */
export function canHaveSmallDisk(): boolean {
  return spawnSync('unshare', [...UNSHARE, 'mount -t tmpfs tmpfs /mnt']).status === 0;
}

/** The content service with its database on a disk of its own that can be filled to the last byte. */
export async function startOnSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-fault-'));
  const [port, certificatePort] = [await findFreePort(), await findFreePort()];
  const command = `mount -t tmpfs -o size=${MEGABYTES}m tmpfs ${folder} && exec "${process.execPath}" legacy/src/main.ts`;
  const child = spawn('unshare', [...UNSHARE, command], {
    cwd: ROOT,
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      PORT: port,
      CERTIFICATE_PORT: certificatePort,
      DATABASE_URL: `sqlite:${folder}/legacy.db`,
    },
    // It writes down that its disk is full, as it should.
    stdio: 'ignore',
  });
  const disk = `/proc/${child.pid}/root${folder}`;
  const ballast = join(disk, 'ballast');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    fill: () => fill(ballast),
    makeRoom: () => rmSync(ballast),
    /** A copy of the database, where others see it. */
    copyDatabase: (): string => {
      for (const name of ['legacy.db', 'legacy.db-wal']) copyFileSync(join(disk, name), join(folder, name));
      return `sqlite:${folder}/legacy.db`;
    },
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
      // No room for this much; try less.
    }
  }
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
