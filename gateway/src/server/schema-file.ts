import { typeDefs } from '@heliograph/schema/sdl.ts';
import type { FastifyInstance } from 'fastify';

/** The schema as it is written, for code generators and for reading. */
export function registerSchemaFile(app: FastifyInstance): void {
  const sdl = typeDefs.join('\n');
  app.get('/schema.graphql', async (_request, reply) =>
    reply.type('application/graphql; charset=utf-8').header('cache-control', 'public, max-age=300').send(sdl),
  );
}
