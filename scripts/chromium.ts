import { execFileSync, spawnSync } from 'node:child_process';
import { say } from './say.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the tests: `CHROMIUM_PATH`, one on the PATH, or one that apt-get installs. Throws what to do. */
export function getChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? findOnPath();
  if (found) return found;
  install();
  const installed = findOnPath();
  if (installed) return installed;
  throw new Error('There is no Chromium, and apt-get may not install one: set CHROMIUM_PATH to a Chromium or Chrome.');
}

function findOnPath(): string | undefined {
  return NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);
}

function install(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return;
  say('Installing Chromium with apt-get …');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], options);
  } catch {
    say('apt-get could not install it.');
  }
}
