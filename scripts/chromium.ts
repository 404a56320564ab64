import { spawnSync } from 'node:child_process';
import { installWithApt } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the tests: `CHROMIUM_PATH`, one on the PATH, or one that apt-get installs. Throws what to do. */
export function getChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? findOnPath();
  if (found) return found;
  installWithApt('chromium', 'Chromium');
  const installed = findOnPath();
  if (installed) return installed;
  throw new Error('There is no Chromium, and apt-get may not install one: set CHROMIUM_PATH to a Chromium or Chrome.');
}

function findOnPath(): string | undefined {
  return NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);
}
