import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readSettings, serve } from './child.ts';

/** Headers and bodies by request path, or by body for POST. */
const responses = z.record(z.string(), z.object({ head: z.array(z.string()), text: z.string() }));

const settings = await readSettings(z.object({ full: responses, notModified: responses }));
const full = toBytes(settings.full);
const notModified = toBytes(settings.notModified);

function toBytes(texts: z.infer<typeof responses>) {
  return new Map(Object.entries(texts).map(([key, { head, text }]) => [key, { head, bytes: Buffer.from(text) }]));
}

function respond({ headers }: IncomingMessage, response: ServerResponse, key = ''): void {
  const isConditional = headers['if-none-match'] !== undefined;
  const { head = [], bytes } = (isConditional ? notModified : full).get(key) ?? {};
  response.writeHead(isConditional ? 304 : 200, head).end(isConditional ? undefined : bytes);
}

await serve((request, response) => {
  if (request.method === 'GET') return respond(request, response, request.url);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  return request.on('end', () => respond(request, response, Buffer.concat(chunks).toString('latin1')));
});
