import { execFileSync, spawnSync } from 'node:child_process';
import { log } from './log.ts';

/** Installs a Debian package if this process is root on Debian. Never throws: callers check for the program afterwards. */
export function installWithApt(debianPackage: string, name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return;
  log(`Installing ${name} with apt-get …`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', debianPackage], options);
  } catch {
    log(`apt-get could not install ${name}.`);
  }
}
