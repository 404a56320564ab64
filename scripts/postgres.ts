import { globSync } from 'node:fs';
import { installWithApt } from './debian.ts';
import { log } from './log.ts';

/** Folder of the PostgreSQL binaries for the tests: `POSTGRES_BIN`, or Debian's, installed with apt-get if possible. */
export function getPostgres(): Record<string, string> {
  const found = process.env.POSTGRES_BIN ?? findInstalled();
  if (found) return { POSTGRES_BIN: found };
  installWithApt('postgresql', 'PostgreSQL');
  const installed = findInstalled();
  if (installed) return { POSTGRES_BIN: installed };
  log('PostgreSQL not found: its tests are skipped. To run them, set POSTGRES_BIN to the folder that contains initdb.');
  return {};
}

function findInstalled(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
}
