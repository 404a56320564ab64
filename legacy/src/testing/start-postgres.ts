import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL does not run as root; its Debian package creates this account. */
const ACCOUNT = 'postgres';

/** Starts an empty PostgreSQL with a Unix socket in its folder. */
export async function startPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-pg-'));
  const asAccount = process.getuid?.() === 0 ? ['runuser', '-u', ACCOUNT, '--'] : [];
  const command = (...args: string[]) => [...asAccount, ...args] as [string, ...string[]];
  if (asAccount.length > 0) {
    execFileSync('chown', [ACCOUNT, folder]);
    chmodSync(folder, 0o700);
  }
  const run = ([program, ...args]: [string, ...string[]]) => execFileSync(program, args, { stdio: 'ignore', cwd: '/' });
  const data = join(folder, 'data');
  run(command(join(bin, 'initdb'), '-D', data, '-U', ACCOUNT, '--auth=trust', '--encoding=UTF8', '--no-sync'));
  const [program, ...args] = command(join(bin, 'postgres'), '-D', data, '-k', folder, '-h', '', '-c', 'fsync=off');
  const server = spawn(program, args, { stdio: 'ignore', cwd: '/' });
  await waitUntilReady(() => run(command(join(bin, 'pg_isready'), '-h', folder, '-U', ACCOUNT)));
  return {
    url: `postgres://${ACCOUNT}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      run(command(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop'));
      if (server.exitCode === null) await new Promise((resolve) => server.once('close', resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

async function waitUntilReady(check: () => unknown): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      check();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
