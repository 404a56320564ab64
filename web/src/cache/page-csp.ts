import { formatContentSecurityPolicy } from '#config/csp.ts';
import { getEnv } from '#config/env.ts';
import { hashFrameworkScripts, mergeFlightScripts } from './inline-scripts.ts';
import { isPage } from './page-headers.ts';

export const POLICY_HEADER = 'content-security-policy';

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
