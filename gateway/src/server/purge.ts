import { createHash, timingSafeEqual } from 'node:crypto';
import { isCacheTag } from '@heliograph/schema/cache-tags.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const MAX_TAGS = 100;

const asked = z.strictObject({ tags: z.array(z.string().refine(isCacheTag)).min(1).max(MAX_TAGS) });

type Settings = {
  /** Who knows it may purge; nobody may while there is none. */
  token: string | undefined;
  /** Drops the cached responses and pages with one of these tags; answers how many were here, and whether all instances did. */
  purge: (tags: readonly string[]) => Promise<{ purged: number; everywhere: boolean }>;
};

/**
 * `POST /purge` with `{ "tags": ["material:12"] }` and the token as bearer token: drops cached responses with these tags on
 * every gateway, then cached pages on every site. 503 when an instance did not confirm it.
 */
export function registerPurge(app: FastifyInstance, { token, purge }: Settings): void {
  if (token === undefined) return;
  app.post('/purge', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'A valid token is needed.' });
    }
    const { data } = asked.safeParse(request.body);
    if (!data) return reply.code(400).send({ error: `Name 1 to ${MAX_TAGS} tags: { "tags": ["material:12"] }` });
    const done = await purge(data.tags);
    return reply.code(done.everywhere ? 200 : 503).send(done);
  });
}

/** Takes the same time for every wrong token. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
