import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const POLL_MS = 20;
/** After this long without a new connection, the proxy has taken the server out of rotation. */
const QUIET_MS = 300;

/** How long a draining server waits for a proxy. */
export type DrainLimits = {
  /** For its idle connections to close. */
  idleMs: number;
  /** For its new connections to end. */
  arrivalMs: number;
};

/**
 * Graceful shutdown: while the server drains, every response closes its connection, because an open one keeps the process
 * alive. It leaves idle connections to the proxy and accepts new ones until none arrive: a POST on a connection that closes
 * is lost. Then Node closes idle connections that have served a request, and this closes those that never sent a byte, as
 * browsers open in advance.
 */
export function closeConnectionsWhileDraining(app: FastifyInstance, { idleMs, arrivalMs }: DrainLimits): void {
  let isDraining = false;
  let lastConnectionAt = Number.NEGATIVE_INFINITY;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    lastConnectionAt = performance.now();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    const startedAt = performance.now();
    const isWithin = (limitMs: number) => performance.now() < startedAt + limitMs;
    const hasArrivals = () => performance.now() < lastConnectionAt + QUIET_MS;
    while ((isWithin(arrivalMs) && hasArrivals()) || (isWithin(idleMs) && (await countConnections(app)) > 0)) {
      await sleep(POLL_MS);
    }
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
