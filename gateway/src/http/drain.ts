import type { FastifyInstance } from 'fastify';

/** While the server ends, every answer closes its connection: one that is kept open would keep the process alive. */
export function closeConnectionsWhileDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
}
