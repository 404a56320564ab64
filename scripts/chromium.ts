import { spawnSync } from 'node:child_process';
import { installWithApt } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of Chromium for the tests: `CHROMIUM_PATH`, a browser on the PATH, or one installed with apt-get. */
export function getChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? findOnPath();
  if (found) return found;
  installWithApt('chromium', 'Chromium');
  const installed = findOnPath();
  if (installed) return installed;
  throw new Error('Chromium not found, and apt-get could not install it. Set CHROMIUM_PATH to a Chromium or Chrome.');
}

function findOnPath(): string | undefined {
  return NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);
}
