import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CODES, failed } from './envelope.ts';
import { registerAreas } from './routes/areas.ts';
import { registerChanges } from './routes/changes.ts';
import { registerDistributors } from './routes/distributors.ts';
import { registerKnowledge } from './routes/knowledge.ts';
import { registerLeads } from './routes/leads.ts';
import { registerLiveStreams } from './routes/live-streams.ts';
import { registerMaterials } from './routes/materials.ts';
import { registerNews } from './routes/news.ts';
import { registerProducts } from './routes/products.ts';
import { registerSamples } from './routes/samples.ts';
import { registerSearch } from './routes/search.ts';
import { registerSeo } from './routes/seo.ts';
import { registerSupport } from './routes/support.ts';
import type { Database } from './store/database.ts';

const ROUTES = [
  registerAreas,
  registerChanges,
  registerDistributors,
  registerKnowledge,
  registerLeads,
  registerLiveStreams,
  registerMaterials,
  registerNews,
  registerProducts,
  registerSamples,
  registerSearch,
  registerSeo,
  registerSupport,
];

/** The content service. Every path is also available below `/api`. */
export function createApp(db: Database): FastifyInstance {
  const app = fastify({ bodyLimit: 100 * 1024, forceCloseConnections: true });
  registerErrorHandlers(app);
  rejectNulCharacters(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  for (const prefix of ['', '/api']) {
    app.register(
      (scope, _options, done) => {
        for (const register of ROUTES) register(scope, db);
        done();
      },
      { prefix },
    );
  }
  return app;
}

/** The databases cannot reliably store or compare NUL characters. */
function rejectNulCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query }, reply) => {
    if (containsNul([body, query])) {
      await reply.send(failed(CODES.badRequest, 'The request contains a NUL character'));
    }
  });
}

function containsNul(value: unknown): boolean {
  let isFound = false;
  JSON.stringify(value, (key, item: unknown) => {
    isFound ||= key.includes('\0') || (typeof item === 'string' && item.includes('\0'));
    return item;
  });
  return isFound;
}

/** Client errors keep their status; everything else becomes `Server exception`, without details. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failed(CODES.notFound, 'Unknown path')));
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.send(failed(CODES.badRequest, z.prettifyError(error)));
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send(failed(CODES.badRequest, 'The request cannot be read'));
    console.error(error);
    return reply.send(failed(CODES.serverError, 'Server exception'));
  });
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' ? status : 500;
}
