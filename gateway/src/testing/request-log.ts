import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Seen } from './fault.ts';

/** Remembers what a proxy was asked, when, and over how many connections. */
export function createFaultRecord() {
  let seen: Seen[] = [];
  let attempts = new Map<string, number>();
  const used = new WeakSet<Socket>();
  let open = 0;
  let most = 0;

  return {
    add: ({ method = '', url: path = '', socket }: IncomingMessage, body: string): Seen => {
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
    requests: (path = /(?:)/): Seen[] => seen.filter((one) => path.test(one.path)),
    sockets: () => ({ open, most }),
    forget: (): void => {
      seen = [];
      attempts = new Map();
      most = open;
    },
  };
}
