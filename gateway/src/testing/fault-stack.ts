import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@heliograph/legacy/app.ts';
import { createCertificateApp } from '@heliograph/legacy/certificate-app.ts';
import { openDatabase } from '@heliograph/legacy/database.ts';
import { openTestDatabase } from '@heliograph/legacy/open-test-database.ts';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../server/create-server.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { readMails } from './read-mails.ts';

type GraphqlResponse = {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields that they selected.
  data: any;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
};

export type FaultStack = Awaited<ReturnType<typeof startFaultStack>>;

export type FaultGateway = Awaited<ReturnType<FaultStack['startGateway']>>;

const credential = { name: 'gateway', password: 'only-for-this-test' };

/** Starts the real services, each behind a fault proxy. Tests start gateways in front of them. */
export async function startFaultStack(databaseUrl?: string) {
  const db = await (databaseUrl ? openDatabase(databaseUrl) : openTestDatabase());
  const apps = [createApp(db), createCertificateApp(db, credential)];
  const [contentUrl = '', certificateUrl = ''] = await Promise.all(apps.map(listen));
  const proxy = await startFaultProxy(contentUrl);
  const certificateProxy = await startFaultProxy(certificateUrl);
  const mailFolder = mkdtempSync(join(tmpdir(), 'heliograph-mail-'));
  let gateways: FastifyInstance[] = [];

  /** Closes the gateways and removes all faults. */
  async function reset(): Promise<void> {
    // First: requests that are held would block the shutdown of the gateways.
    await Promise.all([proxy.reset(), certificateProxy.reset()]);
    await Promise.all(gateways.map((app) => app.close()));
    gateways = [];
  }

  return {
    db,
    proxy,
    certificateProxy,
    /** Starts a gateway with empty caches. */
    startGateway: async (options: Partial<ServerOptions> = {}) => {
      const reports: unknown[] = [];
      const app = await createServer({
        legacyUrl: proxy.url,
        certificateUrl: certificateProxy.url,
        credential,
        mail: { from: 'news@heliograph.example', folder: mailFolder },
        report: (_what, error) => reports.push(error),
        ...options,
      });
      let received = 0;
      app.addHook('onRequest', async () => {
        received += 1;
      });
      gateways.push(app);
      const url = `${await listen(app)}/graphql`;
      return {
        url,
        reports,
        /** Requests that were not served by the raw response cache. */
        countReceived: () => received,
        execute: (query: string, variables: object = {}) => execute(url, query, variables),
        close: () => app.close(),
      };
    },
    /** Of all gateways, oldest first. */
    readMails: () => readMails(mailFolder),
    reset,
    close: async () => {
      await reset();
      rmSync(mailFolder, { recursive: true });
      await Promise.all([proxy.close(), certificateProxy.close()]);
      await Promise.all(apps.map((app) => app.close()));
      await db.destroy();
    },
  };
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function execute(url: string, query: string, variables: object): Promise<GraphqlResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-stale': '1' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphqlResponse;
}
