import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerOptions } from '../server/create-server.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { readPersistedOperations } from './persisted-operations.ts';

const BODY = 'query Time {\n  serverTime\n}';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ID = sha256(BODY);
const UNKNOWN = '0'.repeat(64);

const manifestOf = (bodies: Record<string, string>) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: Object.entries(bodies).map(([id, body]) => ({ id, name: 'Time', type: 'query', body })),
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function manifestFile(content: unknown): string {
  const file = join(createFolder(), 'manifest.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

type ResponseBody = { data: Record<string, unknown>; errors?: { message: string; extensions: { code: string } }[] };

async function start(options: Partial<ServerOptions>) {
  const gateway = await startGateway(options);
  onTestFinished(() => gateway.close());
  const get = async (hash: string, client = 'unknown', variables: object = {}) => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const search = new URLSearchParams({ extensions, variables: JSON.stringify(variables) });
    const response = await fetch(`${gateway.url}?${search}`, {
      headers: {
        'apollo-require-preflight': '1',
        'apollographql-client-name': client,
        accept: 'application/graphql-response+json',
      },
    });
    const body = (await response.json()) as ResponseBody;
    return { status: response.status, body, code: body.errors?.[0]?.extensions.code };
  };
  return { ...gateway, get };
}

describe('persisted operations', () => {
  const persistedOperations = new Map([[ID, BODY]]);

  it('are executed by GET and hash', async () => {
    const { get } = await start({ persistedOperations });
    expect(await get(ID)).toMatchObject({ status: 200, body: { data: { serverTime: expect.stringMatching(/Z$/) } } });
    expect(await get(`sha256:${ID}`)).toMatchObject({ status: 200, code: undefined });
  });

  it('make a client with an unknown hash send documents from then on, as in Apollo Server', async () => {
    const { get, reports } = await start({ persistedOperations });
    expect(await get(UNKNOWN)).toEqual({
      status: 200,
      code: 'PERSISTED_QUERY_NOT_SUPPORTED',
      body: {
        errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
      },
    });
    expect(reports).toEqual([]);
  });

  it('F1 are exempt from document limits', async () => {
    const body = `{ ${Array.from({ length: 30 }, (_, at) => `t${at}: serverTime`).join(' ')} }`;
    const { get, ask } = await start({ persistedOperations: new Map([[sha256(body), body]]) });
    expect((await get(sha256(body))).body.data).toHaveProperty('t29');
    expect((await ask(body)).data).toHaveProperty('t29');
    expect((await ask(`${body} `)).errors?.[0]?.message).toContain('Aliases limit');
  });

  it('are the only accepted documents if persistedOnly is set', async () => {
    const gateway = await start({ persistedOperations, persistedOnly: true });
    expect((await gateway.get(ID)).body.data.serverTime).toMatch(/Z$/);
    expect((await gateway.ask(BODY)).data.serverTime).toMatch(/Z$/);
    for (const document of ['{ serverTime }', '{ __schema { types { name } } }', '{ nonsense }']) {
      const { data, errors } = await gateway.ask(document);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions).toEqual({ code: 'UNKNOWN_DOCUMENT' });
    }
    expect(await gateway.get(UNKNOWN)).toMatchObject({ status: 400, code: 'UNKNOWN_DOCUMENT' });
    expect(gateway.reports).toEqual([]);
  });

  it('cannot be registered by a client', async () => {
    const { url, get } = await start({ persistedOperations });
    const query = '{ serverTime }';
    const body = JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash: sha256(query) } } });
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(200);
    expect((await get(sha256(query))).code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  it.each([
    ['format', { operations: [] }],
    ['not the SHA-256 hash', manifestOf({ [UNKNOWN]: BODY })],
    ['not the SHA-256 hash', { [createHash('sha1').update(BODY).digest('hex')]: BODY }],
    ['Syntax Error', manifestOf({ [sha256('{')]: '{' })],
  ])('S16 are not loaded from an invalid manifest: %s', (reason, content) => {
    expect(() => readPersistedOperations(manifestFile(content))).toThrow(reason);
  });
});

describe('manifests of apps', () => {
  const MANIFESTS = 'gateway/src/testing/manifests';
  const hashIn = (file: string, name: string): string => {
    const text = readFileSync(`${MANIFESTS}/${file}.json`, 'utf8');
    return (
      new RegExp(`"(?:id": ")?(?:sha256:)?([0-9a-f]{64})"(?:,\\s+"name")?: "(?:query )?${name}\\b`).exec(text)?.[1] ??
      ''
    );
  };
  /** Written by generate-persisted-query-manifest 1.4. */
  const OF_KIOSK = hashIn('showroom-kiosk', 'KioskPrinters');
  /** Written by the client preset of GraphQL Code Generator 6.2. */
  const OF_WALL = hashIn('trade-fair-wall', 'KioskTime');
  const EN = { locale: 'EN' };

  it('are read in the formats of Apollo and of GraphQL Code Generator', async () => {
    const { get } = await start({ appManifests: MANIFESTS });
    expect((await get(OF_KIOSK, 'any', EN)).body.data).toHaveProperty('products');
    expect((await get(`sha256:${OF_WALL}`)).body.data).toHaveProperty('serverTime');
  });

  it('allow each client only its own operations and those of the site if persistedOnly is set', async () => {
    const { get, ask } = await start({
      appManifests: MANIFESTS,
      persistedOnly: true,
      persistedOperations: new Map([[ID, BODY]]),
    });
    for (const _time of [1, 2, 3]) {
      expect((await get(OF_KIOSK, 'showroom-kiosk', EN)).code).toBeUndefined();
      expect(await get(OF_KIOSK, 'trade-fair-wall', EN)).toMatchObject({ status: 400, code: 'UNKNOWN_DOCUMENT' });
      expect(await get(OF_KIOSK, 'stranger', EN)).toMatchObject({ status: 400, code: 'UNKNOWN_DOCUMENT' });
      expect((await get(OF_WALL, 'trade-fair-wall')).code).toBeUndefined();
      for (const client of ['showroom-kiosk', 'trade-fair-wall', 'stranger'])
        expect((await get(ID, client)).code).toBeUndefined();
    }
    const headers = { 'apollographql-client-name': 'showroom-kiosk' };
    expect((await ask('{ serverTime }', {}, headers)).errors?.[0]?.extensions.code).toBe('UNKNOWN_DOCUMENT');
  });

  it('are reloaded when the folder changes; an invalid file keeps its previous operations', async () => {
    const folder = createFolder();
    const QUERY = 'query Areas { areas { id } }';
    const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
    const { get, reports } = await start({ appManifests: folder });
    const codeOf = async (query: string) => (await get(sha256(query))).code;
    expect(await codeOf(QUERY)).toBe('PERSISTED_QUERY_NOT_SUPPORTED');

    write('tablet.json', JSON.stringify(manifestOf({ [sha256(QUERY)]: QUERY })));
    await expect.poll(() => codeOf(QUERY)).toBeUndefined();
    write('tablet.json', '{ "operations": [');
    write('phone.json', JSON.stringify({ [ID]: BODY }));
    await expect.poll(() => codeOf(BODY)).toBeUndefined();
    expect(await codeOf(QUERY)).toBeUndefined();
    expect(String(reports.at(-1))).toContain('tablet.json is not a valid manifest');

    rmSync(join(folder, 'tablet.json'));
    await expect.poll(() => codeOf(QUERY)).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
    expect(await codeOf(BODY)).toBeUndefined();
  });
});
