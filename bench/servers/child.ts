import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { z } from 'zod';

/** Receives the settings from the parent process. */
export async function readSettings<Settings>(shape: z.ZodType<Settings>): Promise<Settings> {
  process.once('disconnect', () => process.exit());
  const [message] = await once(process, 'message');
  return shape.parse(message);
}

/** Reports the address to the parent process. */
export function publish(url: string): void {
  process.send?.({ url });
}

/** Serves with bare `node:http`. */
export async function serve(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address) publish(`http://127.0.0.1:${address.port}`);
}
