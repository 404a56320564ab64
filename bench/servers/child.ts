import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { z } from 'zod';

/** What the command that started this server wants of it. */
export async function readSettings<Settings>(shape: z.ZodType<Settings>): Promise<Settings> {
  process.once('disconnect', () => process.exit());
  const [message] = await once(process, 'message');
  return shape.parse(message);
}

/** Tells the command where the server listens. */
export function publish(url: string): void {
  process.send?.({ url });
}

/** Serves with nothing but Node. */
export async function serve(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address) publish(`http://127.0.0.1:${address.port}`);
}
