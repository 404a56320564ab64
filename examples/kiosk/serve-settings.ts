import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

type Environment = Record<string, string | undefined>;

/** Serves `/settings.json` from environment variables, in development and in the preview of a build. */
export function serveSettings(env: Environment): Plugin {
  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?', 1)[0] !== '/settings.json') return next();
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(readSettings(env)));
  };
  return {
    name: 'serve-settings',
    configureServer: ({ middlewares }) => void middlewares.use(middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
  };
}

function readSettings(env: Environment) {
  return {
    gatewayUrl: env.GATEWAY_URL ?? 'http://127.0.0.1:4000',
    siteUrl: env.SITE_URL ?? 'http://localhost:3000',
    locale: env.KIOSK_LOCALE ?? 'EN',
    idleSeconds: Number(env.KIOSK_IDLE_SECONDS ?? 120),
    clientKey: env.KIOSK_CLIENT_KEY ?? '',
    persistedOperations: env.KIOSK_PERSISTED_OPERATIONS === 'true',
  };
}
