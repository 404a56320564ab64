import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ReceivedRequest } from './fault.ts';

/** Remembers what a proxy was asked, when, and over how many connections. */
export function createRequestLog() {
  let seen: ReceivedRequest[] = [];
  let attempts = new Map<string, number>();
  const used = new WeakSet<Socket>();
  let open = 0;
  let most = 0;

  return {
    add: ({ method = '', url: path = '', socket }: IncomingMessage, body: string): ReceivedRequest => {
      const key = `${method} ${path} ${body}`;
      const attempt = (attempts.get(key) ?? 0) + 1;
      attempts.set(key, attempt);
      const one = { method, path, body, at: performance.now(), attempt, isReused: used.has(socket) };
      used.add(socket);
      seen.push(one);
      return one;
    },
    addSocket: (socket: Socket): void => {
      open += 1;
      most = Math.max(most, open);
      socket.once('close', () => {
        open -= 1;
      });
    },
    requests: (path = /(?:)/): ReceivedRequest[] => seen.filter((one) => path.test(one.path)),
    sockets: () => ({ open, most }),
    forget: (): void => {
      seen = [];
      attempts = new Map();
      most = open;
    },
  };
}
