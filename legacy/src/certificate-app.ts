import { randomBytes, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerErrorHandlers } from './app.ts';
import { CODES, failed, ok } from './envelope.ts';
import { languageOf } from './language.ts';
import type { Database } from './store/database.ts';

export type Credential = { name: string; password: string };

const TOKEN_LIFE_MS = 30 * 60 * 1000;

const signinBody = z.object({ name: z.string().max(200), password: z.string().max(200) });

const detailBody = z.object({ number: z.string().trim().min(1).max(64) });

/** The certificate service, which listens on its own port and requires sign-in. */
export function createCertificateApp(db: Database, credential: Credential): FastifyInstance {
  const app = fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true });
  const tokens = new Map<string, number>();
  registerErrorHandlers(app);
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.post('/signin', async (request, reply) => {
    const { name, password } = signinBody.parse(request.body);
    if (!isSame(name, credential.name) || !isSame(password, credential.password)) {
      return reply.code(401).send(failed(CODES.unauthorized, 'Name or password is wrong'));
    }
    const token = randomBytes(32).toString('base64url');
    deleteExpired(tokens);
    tokens.set(token, Date.now() + TOKEN_LIFE_MS);
    return ok({ token, expiresIn: TOKEN_LIFE_MS / 1000 });
  });

  app.post('/certificate/detail', async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if ((tokens.get(token) ?? 0) < Date.now()) return reply.code(401).send(failed(CODES.unauthorized, 'Sign in first'));
    const { number } = detailBody.parse(request.body);
    const rows = db.selectFrom('certificates').selectAll().where('number', '=', number);
    const row = await rows.where('language', '=', languageOf(request)).executeTakeFirst();
    if (!row) return failed(CODES.notFound, 'Certificate not found');
    return ok({ number: row.number, product: row.product, issueDate: row.issued_on, scope: row.scope });
  });

  return app;
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function deleteExpired(tokens: Map<string, number>): void {
  for (const [token, expiresAt] of tokens) if (expiresAt < Date.now()) tokens.delete(token);
}
