import { typeDefs } from '@heliograph/schema/sdl.ts';
import type { FastifyInstance } from 'fastify';

/** Serves the SDL sources at `/schema.graphql`, for code generators and readers. */
export function registerSchemaFile(app: FastifyInstance): void {
  const sdl = typeDefs.join('\n');
  app.get('/schema.graphql', async (_request, reply) =>
    reply.type('application/graphql; charset=utf-8').header('cache-control', 'public, max-age=300').send(sdl),
  );
}
