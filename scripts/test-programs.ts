import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';
import { log } from './log.ts';

type Program = { name: string; debianPackage: string; variable: string; find: () => string | undefined };

/** Programs that the tests start. `variable` overrides the path; PostgreSQL's is the folder that contains initdb. */
const PROGRAMS = {
  chromium: {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    variable: 'CHROMIUM_PATH',
    find: () => findOnPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
  },
  postgres: {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    variable: 'POSTGRES_BIN',
    find: () => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1),
  },
  redis: {
    name: 'Redis',
    debianPackage: 'redis-server',
    variable: 'REDIS_SERVER',
    find: () => findOnPath('redis-server'),
  },
  nginx: { name: 'nginx', debianPackage: 'nginx-light', variable: 'NGINX', find: () => findOnPath('nginx') },
  wrk: { name: 'wrk', debianPackage: 'wrk', variable: 'WRK', find: () => findOnPath('wrk') },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

/** The path of a program; undefined if it is not installed. */
export function findProgram(program: ProgramName): string | undefined {
  const { variable, find } = PROGRAMS[program];
  return process.env[variable] ?? find();
}

/** The environment variables with the paths of programs, for child processes. */
export function programPaths(...programs: ProgramName[]): Record<string, string> {
  return Object.fromEntries(
    programs.flatMap((program) => {
      const path = findProgram(program);
      return path ? [[PROGRAMS[program].variable, path]] : [];
    }),
  );
}

/** Installs missing programs with apt-get if this process is root on Debian, and logs those that are still missing. */
export async function installPrograms(...programs: ProgramName[]): Promise<void> {
  const listMissing = () => programs.filter((program) => !findProgram(program)).map((program) => PROGRAMS[program]);
  const missing = listMissing();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && findOnPath('apt-get')) {
    log(`Installing ${missing.map(({ name }) => name).join(', ')} with apt-get …`);
    await installPackages(missing.map(({ debianPackage }) => debianPackage));
  }
  for (const { name, variable } of listMissing()) {
    log(`${name} not found: its tests are skipped or fail. Set ${variable} to its path.`);
  }
}

async function installPackages(packages: string[]): Promise<void> {
  const run = promisify(execFile);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: Number.POSITIVE_INFINITY };
  try {
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
  } catch (error) {
    log(`apt-get failed: ${error instanceof Error ? error.message : error}`);
  }
}

const SEARCH_PATH = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

function findOnPath(...files: string[]): string | undefined {
  return files.flatMap((file) => SEARCH_PATH.map((folder) => `${folder}/${file}`)).find((path) => existsSync(path));
}
