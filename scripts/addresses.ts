import { join } from 'node:path';
import { findFreePort, isPortFree } from '../gateway/src/testing/free-port.ts';
import type { StackEnv } from './env.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** Services on a loopback address are started by these scripts. */
export function isLocal(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}

export function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

const SITE_PORT = 3000;

/** Local port of the site, also when `SITE_URL` is a public address on another host. */
export function sitePortOf({ SITE_URL }: StackEnv): number {
  return isLocal(SITE_URL) ? portOf(SITE_URL) : SITE_PORT;
}

/** An error message that lists all occupied ports, or null. */
export async function describeTakenPorts(env: StackEnv): Promise<string | null> {
  const { LEGACY_API_URL, CERTIFICATE_API_URL, GATEWAY_URL } = env;
  const SITE_URL = `http://localhost:${sitePortOf(env)}`;
  const taken = [];
  for (const [variable, url] of Object.entries({ LEGACY_API_URL, CERTIFICATE_API_URL, GATEWAY_URL, SITE_URL })) {
    if (isLocal(url) && !(await isPortFree(portOf(url)))) taken.push(`${portOf(url)} (${variable})`);
  }
  if (taken.length === 0) return null;
  return `Port already in use: ${taken.join(', ')}. Stop the other process, or set the variable to another address.`;
}

export const VIDEO_URL_SECRET = 'only-for-this-test-and-long-enough';

/** Environment of a test stack: free ports and a database in `folder`, so that it can run beside a started stack. */
export async function createTestEnv(folder: string): Promise<StackEnv> {
  const url = async () => `http://127.0.0.1:${await findFreePort()}`;
  return {
    LEGACY_API_URL: await url(),
    CERTIFICATE_API_URL: await url(),
    GATEWAY_URL: await url(),
    // The build writes this URL into canonical links. It matches `start`, so that both share one build.
    SITE_URL: 'http://localhost:3000',
    KIOSK_URL: await url(),
    KIOSK_LOCALE: 'EN',
    KIOSK_IDLE_SECONDS: '120',
    KIOSK_CLIENT_KEY: '',
    CDN_URL: '',
    TRACKING_PIXEL_URL: '',
    WECHAT_QR_URL: '',
    CERTIFICATE_NAME: 'tester',
    CERTIFICATE_PASSWORD: 'only-for-this-test',
    VIDEO_URL_SECRET,
    PURGE_TOKEN: 'only-for-this-test-and-long-enough',
    // Without a stored position, the gateway would purge all pages of the build when it starts.
    CHANGE_POLL_MS: '0',
    CHANGE_CURSOR_FILE: join(folder, 'change-cursor'),
    DATABASE_URL: `sqlite:${join(folder, 'legacy.db')}`,
    OUTBOX_URL: `sqlite:${join(folder, 'outbox.db')}`,
    MAIL_FOLDER: join(folder, 'mail'),
    CONFIRMATION_SECRET: 'only-for-this-test-and-long-enough',
  };
}
