import { globSync } from 'node:fs';
import { installWithApt } from './debian.ts';
import { log } from './log.ts';

/** The folder with the programs of PostgreSQL, for the tests: `POSTGRES_BIN`, or Debian's, which is installed if it may be. */
export function getPostgres(): Record<string, string> {
  const found = process.env.POSTGRES_BIN ?? findInstalled();
  if (found) return { POSTGRES_BIN: found };
  installWithApt('postgresql', 'PostgreSQL');
  const installed = findInstalled();
  if (installed) return { POSTGRES_BIN: installed };
  log('There is no PostgreSQL: its tests are left out. Set POSTGRES_BIN to the folder with initdb to run them.');
  return {};
}

function findInstalled(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
}
