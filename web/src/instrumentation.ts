import { addCspToErrorPages } from '#cache/error-page-csp.ts';
import { getEnv } from '#config/env.ts';
import { recordClientAddresses } from '#gateway/client-address.ts';

/** Next.js hook. */
export function register(): void {
  recordClientAddresses(getEnv().TRUSTED_PROXIES);
  addCspToErrorPages();
}
