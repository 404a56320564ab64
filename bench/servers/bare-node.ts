import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readSettings, serve } from './child.ts';

/** Heads and bodies by what is asked: the path, or the body of what is posted. */
const answers = z.record(z.string(), z.object({ head: z.array(z.string()), text: z.string() }));

const settings = await readSettings(z.object({ whole: answers, unchanged: answers }));
const whole = toBytes(settings.whole);
const unchanged = toBytes(settings.unchanged);

function toBytes(texts: z.infer<typeof answers>) {
  return new Map(Object.entries(texts).map(([asked, { head, text }]) => [asked, { head, bytes: Buffer.from(text) }]));
}

/** Sends bytes that it has in its hand, or that nothing has changed. */
function answer({ headers }: IncomingMessage, response: ServerResponse, asked = ''): void {
  const isKnown = headers['if-none-match'] !== undefined;
  const { head = [], bytes } = (isKnown ? unchanged : whole).get(asked) ?? {};
  response.writeHead(isKnown ? 304 : 200, head).end(isKnown ? undefined : bytes);
}

await serve((request, response) => {
  if (request.method === 'GET') return answer(request, response, request.url);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  return request.on('end', () => answer(request, response, Buffer.concat(chunks).toString('latin1')));
});
