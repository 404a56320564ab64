import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from './programs.ts';

/** PostgreSQL does not run as root; its Debian package creates this account. */
const NAME = 'postgres';

/** Starts an empty PostgreSQL with its data and socket below `parent`. Returns its URL. */
export async function startDatabase(bin: string, parent: string): Promise<string> {
  const folder = join(parent, 'postgres');
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username', NAME, '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...account },
  );
  await startProgram({
    name: 'PostgreSQL',
    file: join(bin, 'postgres'),
    args: ['-D', data, '-k', folder, '-h', '', '-c', 'fsync=off'],
    stopSignal: 'SIGQUIT',
    ...(account && { account }),
    isReady: async () => spawnSync(join(bin, 'pg_isready'), ['-h', folder, '-U', NAME]).status === 0,
  });
  return `postgres://${NAME}@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, NAME], { encoding: 'utf8' }));
}
