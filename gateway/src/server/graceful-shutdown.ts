import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const POLL_MS = 20;

/**
 * Graceful shutdown: while the server drains, every response closes its connection, because an open one keeps the process
 * alive. Idle connections are left to the proxy for up to `lingerMs`: closing one while a POST is in flight loses the
 * request. Then Node closes those that have served a request, and this closes those that never sent a byte, as browsers
 * open in advance.
 */
export function closeConnectionsWhileDraining(app: FastifyInstance, lingerMs: number): void {
  let isDraining = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    const deadline = performance.now() + lingerMs;
    while (performance.now() < deadline && (await countConnections(app)) > 0) await sleep(POLL_MS);
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
