import { isCacheTag } from '@heliograph/schema/cache-tags.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSame } from './operator-token.ts';

const MAX_TAGS = 100;

const requestSchema = z.strictObject({ tags: z.array(z.string().refine(isCacheTag)).min(1).max(MAX_TAGS) });

type Settings = {
  /** Bearer token; the route is not registered without it. */
  token: string | undefined;
  /** Resolves to the number of entries purged locally and to whether every instance confirmed. */
  purge: (tags: readonly string[]) => Promise<{ purged: number; everywhere: boolean }>;
};

/**
 * Purge endpoint, for cache invalidation by tag: `POST /purge` with `{ "tags": ["material:12"] }` purges the cached
 * responses of every gateway, then the cached pages of every site. Returns 503 if an instance did not confirm.
 */
export function registerCacheInvalidation(app: FastifyInstance, { token, purge }: Settings): void {
  if (token === undefined) return;
  app.post('/purge', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Invalid token.' });
    }
    const { data } = requestSchema.safeParse(request.body);
    if (!data) return reply.code(400).send({ error: `Send 1 to ${MAX_TAGS} tags: { "tags": ["material:12"] }` });
    const result = await purge(data.tags);
    return reply.code(result.everywhere ? 200 : 503).send(result);
  });
}
