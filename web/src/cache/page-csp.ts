import { formatContentSecurityPolicy } from '#config/csp.ts';
import { getEnv } from '#config/env.ts';
import { hashFrameworkScripts, mergeFlightScripts } from './inline-scripts.ts';

export const POLICY_HEADER = 'content-security-policy';

type Page = { html: string; headers?: Record<string, string | string[] | number | undefined> | undefined };

export function withContentSecurityPolicy(page: string): { html: string; policy: string } {
  const html = mergeFlightScripts(page);
  return { html, policy: formatContentSecurityPolicy(getEnv(), hashFrameworkScripts(html)) };
}

/** Mutates the cached page. */
export function addContentSecurityPolicy(page: object | null): void {
  if (!isPage(page) || page.headers?.[POLICY_HEADER]) return;
  const { html, policy } = withContentSecurityPolicy(page.html);
  Object.assign(page, { html, headers: { ...page.headers, [POLICY_HEADER]: policy } });
}

function isPage(page: object | null): page is Page {
  return page !== null && 'html' in page && typeof page.html === 'string';
}
