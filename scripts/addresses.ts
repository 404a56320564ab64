import { join } from 'node:path';
import type { StackEnv } from './env.ts';
import { findFreePort, isPortFree } from './processes.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** Whether what an address names runs on this machine, and so is ours to start. */
export function isLocal(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}

export function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

const SITE_PORT = 3000;

/** The port of the site on this machine, also when its public address is elsewhere. */
export function sitePortOf({ SITE_URL }: StackEnv): number {
  return isLocal(SITE_URL) ? portOf(SITE_URL) : SITE_PORT;
}

/** Says of every taken port how to move; null when all are free. */
export async function describeTakenPorts(env: StackEnv): Promise<string | null> {
  const { LEGACY_API_URL, CERTIFICATE_API_URL, GATEWAY_URL } = env;
  const SITE_URL = `http://localhost:${sitePortOf(env)}`;
  const taken = [];
  for (const [variable, url] of Object.entries({ LEGACY_API_URL, CERTIFICATE_API_URL, GATEWAY_URL, SITE_URL })) {
    if (isLocal(url) && !(await isPortFree(portOf(url)))) taken.push(`${portOf(url)} (${variable})`);
  }
  if (taken.length === 0) return null;
  return `Something else listens on port ${taken.join(', ')}. Stop it, or set the variable to another address.`;
}

/** Of every stack that `createTestEnv` describes. */
export const VIDEO_URL_SECRET = 'only-for-this-test-and-long-enough';

/** Addresses on free ports and a database in a folder, for a stack beside the one that may be running. */
export async function createTestEnv(folder: string): Promise<StackEnv> {
  const url = async () => `http://127.0.0.1:${await findFreePort()}`;
  return {
    LEGACY_API_URL: await url(),
    CERTIFICATE_API_URL: await url(),
    GATEWAY_URL: await url(),
    // The address that the build writes into canonical links, the same as for `start`, so that one build serves both.
    SITE_URL: 'http://localhost:3000',
    TRACKING_PIXEL_URL: '',
    CERTIFICATE_NAME: 'tester',
    CERTIFICATE_PASSWORD: 'only-for-this-test',
    VIDEO_URL_SECRET,
    DATABASE_URL: `sqlite:${join(folder, 'legacy.db')}`,
  };
}
