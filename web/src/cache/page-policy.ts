import { getEnv } from '../env.ts';
import { formatContentSecurityPolicy } from '../security-headers.ts';
import { hashFrameworkScripts, mergeFlightScripts } from './inline-scripts.ts';

const HEADER = 'content-security-policy';

type Page = { html: string; headers?: Record<string, string | string[] | number | undefined> | undefined };

/** Gives a stored page the policy that allows its own inline scripts. It changes the page, which is being sent. */
export function addContentSecurityPolicy(page: object | null): void {
  if (!isPage(page) || page.headers?.[HEADER]) return;
  const html = mergeFlightScripts(page.html);
  const policy = formatContentSecurityPolicy(getEnv().TRACKING_PIXEL_URL, hashFrameworkScripts(html));
  Object.assign(page, { html, headers: { ...page.headers, [HEADER]: policy } });
}

function isPage(page: object | null): page is Page {
  return page !== null && 'html' in page && typeof page.html === 'string';
}
