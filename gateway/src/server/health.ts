import type { FastifyInstance } from 'fastify';

/**
 * `/healthz` says that the process lives, `/readyz` that it takes requests. Both keep quiet about the content service:
 * without it the gateway still answers from what it keeps, and taking all instances out would help nobody.
 * While the server drains, every path answers 503.
 */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
}
