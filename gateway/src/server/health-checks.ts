import type { FastifyInstance } from 'fastify';

/**
 * Health checks. `/healthz` is the liveness check, `/readyz` the readiness check. Neither checks the content service: without it the
 * gateway still serves its caches. While the server drains, every path returns 503.
 */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
}
