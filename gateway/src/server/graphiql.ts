import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Output of `graphiql/build.ts`. */
const BUILD_FOLDER = join(import.meta.dirname, '../../graphiql/generated');

/** Monaco needs inline styles; everything else is a file of this origin. */
const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves GraphiQL with its example operations at `/graphiql`. */
export function registerGraphiql(app: FastifyInstance, folder = BUILD_FOLDER): void {
  void app.register((page, _options, done) => {
    page.addHook('onRequest', async (_request, reply) => {
      reply.headers(SECURITY_HEADERS);
    });
    void page.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/graphiql/assets/',
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
    page.get('/graphiql', (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('index.html', folder, { cacheControl: false }),
    );
    page.get('/graphiql/', (_request, reply) => reply.redirect('/graphiql', 308));
    done();
  });
}
