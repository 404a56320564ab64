import { reloadForMissingChunk } from '#failure/chunk-reload.ts';
import { announce } from '#navigation/app-events.ts';

/** zod probes for eval support, and every probe would be reported as a CSP violation. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

window.addEventListener('error', ({ error }) => reloadForMissingChunk(error));
window.addEventListener('unhandledrejection', ({ reason }) => reloadForMissingChunk(reason));

/** Next.js hook. */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, window.location.href);
  if (pathname + search !== window.location.pathname + window.location.search) announce('navigationStart');
}
