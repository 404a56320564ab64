import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ReceivedRequest } from './fault.ts';

/** Records the requests and connections of a proxy. */
export function createRequestLog() {
  let requests: ReceivedRequest[] = [];
  let attempts = new Map<string, number>();
  const usedSockets = new WeakSet<Socket>();
  let open = 0;
  let peak = 0;

  return {
    add: ({ method = '', url: path = '', socket }: IncomingMessage, body: string): ReceivedRequest => {
      const key = `${method} ${path} ${body}`;
      const attempt = (attempts.get(key) ?? 0) + 1;
      attempts.set(key, attempt);
      const isReused = usedSockets.has(socket);
      const request = { method, path, body, receivedAt: performance.now(), attempt, isReused };
      usedSockets.add(socket);
      requests.push(request);
      return request;
    },
    addSocket: (socket: Socket): void => {
      open += 1;
      peak = Math.max(peak, open);
      socket.once('close', () => {
        open -= 1;
      });
    },
    requests: (path = /(?:)/): ReceivedRequest[] => requests.filter((request) => path.test(request.path)),
    sockets: () => ({ open, peak }),
    clear: (): void => {
      requests = [];
      attempts = new Map();
      peak = open;
    },
  };
}
