import type { FastifyInstance } from 'fastify';
import { schemaVersion, sdl } from '../graphql/schema-version.ts';

const ETAG = `"${schemaVersion}"`;

/** Serves the SDL sources at `/schema.graphql`, for code generators and readers, with their version. */
export function registerSchemaFile(app: FastifyInstance): void {
  app.get('/schema.graphql', async ({ headers }, reply) => {
    reply.header('etag', ETAG).header('x-schema-version', schemaVersion).header('cache-control', 'public, max-age=300');
    const known = headers['if-none-match'];
    if (known === '*' || known?.includes(ETAG)) return reply.code(304).send();
    return reply.type('application/graphql; charset=utf-8').send(sdl);
  });
}
