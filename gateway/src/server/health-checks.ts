import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../outbox/outbox.ts';

/**
 * Health checks. `/healthz` is the liveness check, `/readyz` the readiness check. Neither checks the content service: without it the
 * gateway still serves its caches and queues form submissions. While the server drains, every path returns 503.
 */
export function registerHealth(app: FastifyInstance, outbox: Outbox | undefined): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready', ...(outbox && { outbox: outbox.status() }) }));
}
