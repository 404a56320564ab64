import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@heliograph/legacy/app.ts';
import { createCertificateApp } from '@heliograph/legacy/certificate-app.ts';
import { openTestDatabase } from '@heliograph/legacy/open-test-database.ts';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../server/create-server.ts';
import { readMails } from './read-mails.ts';

type RestCall = { method: string; path: string; lang: unknown; body: unknown };

type GraphqlResponse = {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields that they selected.
  data: any;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
};

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

const credential = { name: 'gateway', password: 'only-for-this-test' };

/** Starts the gateway, the content service and the certificate service on free ports. */
export async function startGateway(options: Partial<ServerOptions> = {}) {
  const restCalls: RestCall[] = [];
  /** Headers of `restCalls`, by index. */
  const restHeaders: Record<string, unknown>[] = [];
  const db = await openTestDatabase();
  const content = await listen(recordCalls(createApp(db), restCalls, restHeaders));
  const createCertificates = () => recordCalls(createCertificateApp(db, credential), restCalls, restHeaders);
  let certificates = await listen(createCertificates());
  const reports: unknown[] = [];
  const mailFolder = mkdtempSync(join(tmpdir(), 'heliograph-mail-'));
  const app = await createServer({
    legacyUrl: content.url,
    certificateUrl: certificates.url,
    credential,
    mail: { from: 'news@heliograph.example', folder: mailFolder },
    report: (_what, error) => reports.push(error),
    ...options,
  });
  const gateway = await listen(app);
  const url = `${gateway.url}/graphql`;
  return {
    url,
    origin: gateway.url,
    legacyUrl: content.url,
    db,
    restCalls,
    restHeaders,
    reports,
    /** Of sent emails, oldest first. */
    readMails: () => readMails(mailFolder),
    stopLegacy: content.stop,
    /** Loses all sessions, like a crash. */
    restartCertificates: async () => {
      const { port } = new URL(certificates.url);
      await certificates.stop();
      certificates = await listen(createCertificates(), Number(port));
    },
    ask: (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
      ask(url, query, variables, headers),
    close: async () => {
      for (const { stop } of [gateway, content, certificates]) await stop();
      await db.destroy();
      rmSync(mailFolder, { recursive: true });
    },
  };
}

function recordCalls(
  app: FastifyInstance,
  calls: RestCall[],
  headersOfCalls: Record<string, unknown>[],
): FastifyInstance {
  return app.addHook('preHandler', async ({ method, url, headers, body }) => {
    calls.push({ method, path: url, lang: headers.lang, body });
    headersOfCalls.push(headers);
  });
}

async function listen(app: FastifyInstance, requestedPort = 0) {
  await app.listen({ host: '127.0.0.1', port: requestedPort });
  const { port } = app.server.address() as AddressInfo;
  let isRunning = true;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (isRunning) await app.close();
      isRunning = false;
    },
  };
}

async function ask(
  url: string,
  query: string,
  variables: object,
  headers: Record<string, string>,
): Promise<GraphqlResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphqlResponse;
}
