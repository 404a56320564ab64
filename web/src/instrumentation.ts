import { addCspToErrorPages } from '#cache/error-page-csp.ts';
import { getEnv } from '#config/env.ts';
import { recordClientAddresses } from '#gateway/client-address.ts';

/** Called by Next before the server takes requests. */
export function register(): void {
  recordClientAddresses(getEnv().TRUSTED_PROXIES);
  addCspToErrorPages();
}
