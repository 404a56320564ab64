import { isPage } from './page-headers.ts';

/**
 * Lets nginx cache a page for the rest of the current second. Its `proxy_cache_valid 1s` counts whole seconds, so a page that
 * was purged would be served for up to two. Set at each response; nginx removes the header. Mutates the cached page.
 */
export function limitProxyLifetime(page: object | null): void {
  if (!isPage(page)) return;
  page.headers = { ...page.headers, 'x-accel-expires': `@${Math.floor(Date.now() / 1000)}` };
}
