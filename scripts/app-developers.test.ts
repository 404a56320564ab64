import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reseed } from '../gateway/src/testing/reseed.ts';
import { startGateway, type TestGateway } from '../gateway/src/testing/start-gateway.ts';

const run = promisify(execFile);
const guide = readFileSync('docs/for-app-developers.md', 'utf8');
/** The packages that a reader installs. */
const packages = (/npm install (.+)/.exec(guide)?.[1] ?? '').split(' ');
const examples = [...guide.matchAll(/```(sh|js|graphql)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
  language,
  code,
  firstLine: code.split('\n')[0],
}));

let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  gateway = await startGateway();
  folder = createReaderFolder();
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.close();
});

/** As `npm init` and `npm install` create it: only the named packages can be imported. */
function createReaderFolder(): string {
  const created = mkdtempSync(join(tmpdir(), 'heliograph-app-'));
  writeFileSync(join(created, 'package.json'), JSON.stringify({ name: 'example', version: '1.0.0', main: 'index.js' }));
  for (const name of packages) {
    const link = join(created, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
  return created;
}

describe('guide for app developers', () => {
  it('has examples for curl, fetch and Apollo Client', () => {
    const code = examples.map((example) => example.code).join();
    for (const tool of ['curl ', 'fetch(', '@apollo/client']) expect(code).toContain(tool);
  });

  it.each(examples)(
    'runs the example: $firstLine',
    async ({ language, code }) => {
      const result = await runExample(language, code);
      if (typeof result === 'number') return expect(result).toBeGreaterThan(0);
      const { data, errors } = result;
      expect(errors).toBeUndefined();
      expect(Object.values(data)).not.toContain(null);
      expect(JSON.stringify(data)).not.toContain('FormRefusal');
    },
    20_000,
  );

  it('names the cost of its example', async () => {
    const query = examples.find(({ language }) => language === 'graphql')?.code ?? '';
    const { extensions } = await gateway.ask(query, {}, { 'x-operation-cost': '1' });
    const [, cost = ''] = /This operation costs ([\d,]+)/.exec(guide) ?? [];
    expect(extensions?.cost).toMatchObject({ cost: Number(cost.replace(',', '')) });
  });

  it('shows Chinese content after a locale switch, with the recipe of one client per locale', async () => {
    const recipe = examples.find(({ code }) => code.includes('new Map()'))?.code ?? '';
    const { english, chinese } = await runRecipe(recipe);
    expect(english).toMatch(/[a-z]{4}/);
    expect(english).not.toMatch(/\p{Script=Han}/u);
    expect(chinese).toMatch(/\p{Script=Han}/u);
  });

  it('stops sending hashes after the first one that the gateway does not know, with the link of Apollo Client', async () => {
    const recipe = examples.find(({ code }) => code.includes('PersistedQueryLink'))?.code ?? '';
    const requests: string[] = [];
    const proxy = createServer(async (request, response) => {
      const body = await text(request);
      requests.push(`${request.method} ${body === '' ? 'hash' : 'document'}`);
      const { method = '', headers, url } = request;
      const forwarded = await fetch(gateway.origin + url, {
        method,
        headers: { 'content-type': 'application/json', accept: String(headers.accept) },
        ...(body && { body }),
      });
      response.writeHead(forwarded.status, { 'content-type': forwarded.headers.get('content-type') ?? '' });
      response.end(await forwarded.text());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const { port } = proxy.address() as AddressInfo;
    const here = recipe.replaceAll('http://127.0.0.1:4000', `http://127.0.0.1:${port}`);
    await runModule(here);
    expect(requests).toEqual(['GET hash', 'POST document', 'POST document', 'POST document']);
  });

  it('shows English content after a locale switch, with one client for all locales', async () => {
    const recipe = examples.find(({ code }) => code.includes('new Map()'))?.code ?? '';
    const { english, chinese } = await runRecipe(
      recipe.replace('clients.get(locale)', 'clients.get(0)').replace('clients.set(locale,', 'clients.set(0,'),
    );
    expect(chinese).toBe(english);
  });

  it('retries after a rejection, a failed field, and a lost connection, with the recipe for retries', async () => {
    const recipe = examples.find(({ code }) => code.includes('MAX_RETRIES'))?.code ?? '';
    const unavailable = { errors: [toError('UPSTREAM_UNAVAILABLE')], data: { serverTime: null } };
    const responses = [
      { status: 503, body: { errors: [toError('OVERLOADED', { retryAfter: 2 })] } },
      { status: 200, body: unavailable },
      null,
      { status: 200, body: { data: { serverTime: 'now' } } },
    ];
    const origin = await startStub(() => responses.shift() ?? null);
    const { stdout } = await runModule(inMilliseconds(recipe).replaceAll('http://127.0.0.1:4000', origin));
    expect(JSON.parse(stdout)).toEqual({ data: { serverTime: 'now' } });
    expect(responses).toEqual([]);
  });

  it('returns an error that a retry cannot fix at once, with the recipe for retries', async () => {
    const recipe = examples.find(({ code }) => code.includes('MAX_RETRIES'))?.code ?? '';
    const { stdout } = await runCode(recipe.replace('{ serverTime }', '{ unknown }'));
    expect(JSON.parse(stdout).errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  });

  it('gives up after some retries, with the recipe for retries', async () => {
    const recipe = examples.find(({ code }) => code.includes('MAX_RETRIES'))?.code ?? '';
    let requests = 0;
    const origin = await startStub(() => {
      requests += 1;
      return { status: 503, body: { errors: [toError('OVERLOADED', { retryAfter: 1 })] } };
    });
    const { stdout } = await runModule(inMilliseconds(recipe).replaceAll('http://127.0.0.1:4000', origin));
    expect(JSON.parse(stdout).errors).toMatchObject([{ extensions: { code: 'OVERLOADED' } }]);
    expect(requests).toBe(6);
  });

  it('names the code and the details of an error, with the recipe for Apollo Client', async () => {
    const recipe = examples.find(({ code }) => code.includes('ServerError'))?.code ?? '';
    expect(JSON.parse((await runCode(recipe)).stdout).data).toEqual({
      tooLarge: { code: 'BAD_USER_INPUT', argument: 'pageSize' },
      rejected: { code: 'BAD_REQUEST' },
    });
    const overloaded = { code: 'OVERLOADED', retryAfter: 3 };
    const origin = await startStub(() => ({
      status: 503,
      body: { errors: [{ message: '', extensions: overloaded }] },
    }));
    const { stdout } = await runModule(recipe.replaceAll('http://127.0.0.1:4000', origin));
    expect(JSON.parse(stdout).data).toEqual({ tooLarge: overloaded, rejected: overloaded });
    const broken = await startStub(() => ({ status: 502, body: 'Bad gateway' }));
    const { stdout: lost } = await runModule(recipe.replaceAll('http://127.0.0.1:4000', broken));
    expect(JSON.parse(lost).data).toEqual({ tooLarge: { code: 'NETWORK' }, rejected: { code: 'NETWORK' } });
  });

  it('refreshes an offline copy with the changed records only', async () => {
    const recipe = examples.find(({ code }) => code.includes('copyAll'))?.code ?? '';
    const copied = 'let copy = await copyAll();\n';
    expect(recipe).toContain(copied);
    const hook = createServer(async (_request, response) => {
      const changed = [{ kind: 'product', id: '2', fields: { name: 'Renamed' } }];
      await reseed(gateway.db, { changed, deleted: [{ kind: 'product', id: '36' }] });
      gateway.restCalls.length = 0;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    const { port } = hook.address() as AddressInfo;
    const code = recipe.replace(copied, `${copied}await fetch('http://127.0.0.1:${port}');\n`);
    const { stdout } = await runCode(code);
    hook.close();
    await reseed(gateway.db, {});
    const { machines } = JSON.parse(stdout).data;
    expect(machines).toContainEqual(expect.objectContaining({ globalId: 'Product:2', name: 'Renamed' }));
    expect(machines).not.toContainEqual(expect.objectContaining({ globalId: 'Product:36' }));
    const byId = '/product/findById/2';
    expect(gateway.restCalls.map(({ path }) => path)).toEqual(['/hgCommon/changes', byId, byId, byId]);
    const { data } = await gateway.ask('{ products(pageSize: 100) { items { globalId } } }');
    const order = data?.products.items.filter((item: { globalId: string }) => item.globalId !== 'Product:36');
    expect(machines).toEqual(order.map((item: { globalId: string }) => expect.objectContaining(item)));
  });
});

function toError(code: string, details: object = {}) {
  return { message: 'Failed', extensions: { code, ...details } };
}

function inMilliseconds(recipe: string): string {
  return recipe.replaceAll('1_000', '1');
}

type StubResponse = { status: number; body: unknown } | null;

/** Stands in for the gateway. Closes the connection for null. */
async function startStub(respond: () => StubResponse): Promise<string> {
  const stub = createServer((request, response) => {
    const next = respond();
    if (!next) return void request.destroy();
    response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
  }).listen(0, '127.0.0.1');
  await once(stub, 'listening');
  onTestFinished(() => void stub.close());
  const { port } = stub.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function runRecipe(code: string): Promise<{ english: string; chinese: string }> {
  const { english, chinese } = JSON.parse((await runCode(code)).stdout).data;
  return { english: JSON.stringify(english), chinese: JSON.stringify(chinese) };
}

function runCode(code: string) {
  return runModule(code.replaceAll('http://127.0.0.1:4000', gateway.origin));
}

/** In a folder in which only the packages of the guide can be imported. */
async function runModule(code: string) {
  const file = join(mkdtempSync(join(folder, 'example-')), 'example.mjs');
  writeFileSync(file, code);
  return run('node', [file]);
}

async function runExample(language: string, code: string) {
  if (language === 'graphql') return gateway.ask(code);
  const here = code.replaceAll('http://127.0.0.1:4000', gateway.origin);
  const { stdout } = await (language === 'sh' ? run('bash', ['-ec', here], { cwd: folder }) : runModule(here));
  return JSON.parse(stdout);
}
