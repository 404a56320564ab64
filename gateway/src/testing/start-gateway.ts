import type { AddressInfo } from 'node:net';
import { createApp } from '@heliograph/legacy/app.ts';
import { openDatabase } from '@heliograph/legacy/database.ts';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../server.ts';

export type RestCall = { method: string; path: string; lang: unknown; body: unknown };

type Answer = {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for and fails when it is not there.
  data: any;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
};

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

/** The real gateway in front of the real content service, both on ports of their own. */
export async function startGateway() {
  const restCalls: RestCall[] = [];
  const legacy = await startLegacy(restCalls);
  const reports: unknown[] = [];
  const gateway = await createServer({ legacyUrl: legacy.url, report: (_what, error) => reports.push(error) });
  const url = `${await listen(gateway)}/graphql`;
  return {
    url,
    restCalls,
    reports,
    stopLegacy: legacy.stop,
    ask: (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
      ask(url, query, variables, headers),
    close: async () => {
      await gateway.close();
      await legacy.stop();
    },
  };
}

async function startLegacy(restCalls: RestCall[]) {
  const db = await openDatabase('sqlite::memory:');
  const app = createApp(db);
  app.addHook('preHandler', async ({ method, url, headers, body }) => {
    restCalls.push({ method, path: url, lang: headers.lang, body });
  });
  const url = await listen(app);
  let isRunning = true;
  return {
    url,
    stop: async () => {
      if (!isRunning) return;
      isRunning = false;
      await app.close();
      await db.destroy();
    },
  };
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function ask(url: string, query: string, variables: object, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}
