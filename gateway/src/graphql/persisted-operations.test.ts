import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerOptions } from '../server/create-server.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { readPersistedOperations } from './persisted-operations.ts';

const BODY = 'query Time {\n  serverTime\n}';
const ID = createHash('sha256').update(BODY).digest('hex');

function manifestFile(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const persistedOperations = () =>
  readPersistedOperations(
    manifestFile({
      format: 'apollo-persisted-query-manifest',
      version: 1,
      operations: [{ id: ID, name: 'Time', type: 'query', body: BODY }],
    }),
  );

type ResponseBody = { data: { serverTime: string }; errors: { extensions: { code: string } }[] };

async function start(options: Partial<ServerOptions>) {
  const gateway = await startGateway(options);
  onTestFinished(() => gateway.close());
  const get = async (hash: string) => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const url = `${gateway.url}?${new URLSearchParams({ extensions })}`;
    const response = await fetch(url, {
      headers: { 'apollo-require-preflight': '1', accept: 'application/graphql-response+json' },
    });
    return { status: response.status, body: (await response.json()) as ResponseBody };
  };
  return { ...gateway, get };
}

describe('persisted operations', () => {
  it('are executed by GET and hash', async () => {
    const { get } = await start({ persistedOperations: persistedOperations() });
    expect(await get(ID)).toMatchObject({ status: 200, body: { data: { serverTime: expect.stringMatching(/Z$/) } } });
  });

  it('return an error for an unknown hash', async () => {
    const { get } = await start({ persistedOperations: persistedOperations() });
    const { body } = await get('0'.repeat(64));
    expect(body.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('F1 are exempt from document limits', async () => {
    const body = `{ ${Array.from({ length: 30 }, (_, at) => `t${at}: serverTime`).join(' ')} }`;
    const id = createHash('sha256').update(body).digest('hex');
    const { get, ask } = await start({ persistedOperations: new Map([[id, body]]) });
    expect((await get(id)).body.data).toHaveProperty('t29');
    expect((await ask(body)).data).toHaveProperty('t29');
    expect((await ask(`${body} `)).errors?.[0]?.message).toContain('Aliases limit');
  });

  it('are the only accepted documents if persistedOnly is set', async () => {
    const gateway = await start({ persistedOperations: persistedOperations(), persistedOnly: true });
    expect((await gateway.get(ID)).body.data.serverTime).toMatch(/Z$/);
    expect((await gateway.ask(BODY)).data.serverTime).toMatch(/Z$/);
    for (const document of ['{ serverTime }', '{ __schema { types { name } } }', '{ nonsense }']) {
      const { data, errors } = await gateway.ask(document);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions).toEqual({ code: 'UNKNOWN_DOCUMENT' });
    }
    expect(gateway.reports).toEqual([]);
  });

  it('cannot be registered by a client', async () => {
    const { url, get } = await start({ persistedOperations: persistedOperations() });
    const query = '{ serverTime }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const body = JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(200);
    expect((await get(sha256Hash)).body.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('S16 are loaded from a manifest with a validated format', () => {
    expect(() => readPersistedOperations(manifestFile({ operations: [] }))).toThrow(/format/);
  });
});
