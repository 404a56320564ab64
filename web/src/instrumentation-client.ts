import { reloadForMissingChunk } from '#failure/chunk-reload.ts';
import { announce } from '#navigation/app-events.ts';

/** zod would try whether it may compile code; the site's content security policy forbids that, and tells of each try. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

window.addEventListener('error', ({ error }) => reloadForMissingChunk(error));
window.addEventListener('unhandledrejection', ({ reason }) => reloadForMissingChunk(reason));

/** Called by the router when it sets out for another page. */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, window.location.href);
  if (pathname + search !== window.location.pathname + window.location.search) announce('navigationStart');
}
