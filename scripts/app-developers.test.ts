import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startGateway, type TestGateway } from '../gateway/src/testing/start-gateway.ts';

const run = promisify(execFile);
const guide = readFileSync('docs/for-app-developers.md', 'utf8');
const examples = [...guide.matchAll(/```(sh|js)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
  language,
  code,
  firstLine: code.split('\n')[0],
}));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('guide for app developers', () => {
  it('has examples for curl, fetch and Apollo Client', () => {
    const code = examples.map((example) => example.code).join();
    for (const tool of ['curl ', 'fetch(', '@apollo/client']) expect(code).toContain(tool);
  });

  it.each(examples)(
    'runs the example: $firstLine',
    async ({ language, code }) => {
      const here = code.replaceAll('http://127.0.0.1:4000', gateway.origin);
      const command =
        language === 'sh'
          ? (['bash', ['-c', here]] as const)
          : (['node', ['--input-type=module', '-e', here]] as const);
      const { stdout } = await run(command[0], command[1], { cwd: 'web' });
      const { data, errors } = JSON.parse(stdout);
      expect(errors).toBeUndefined();
      expect(Object.values(data)).not.toContain(null);
      expect(stdout).not.toContain('FormRefusal');
    },
    20_000,
  );

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
    await run('node', ['--input-type=module', '-e', here], { cwd: 'web' });
    expect(requests).toEqual(['GET hash', 'POST document', 'POST document', 'POST document']);
  });

  it('shows English content after a locale switch, with one client for all locales', async () => {
    const recipe = examples.find(({ code }) => code.includes('new Map()'))?.code ?? '';
    const { english, chinese } = await runRecipe(
      recipe.replace('clients.get(locale)', 'clients.get(0)').replace('clients.set(locale,', 'clients.set(0,'),
    );
    expect(chinese).toBe(english);
  });
});

async function runRecipe(code: string): Promise<{ english: string; chinese: string }> {
  const here = code.replaceAll('http://127.0.0.1:4000', gateway.origin);
  const { stdout } = await run('node', ['--input-type=module', '-e', here], { cwd: 'web' });
  const { english, chinese } = JSON.parse(stdout).data;
  return { english: JSON.stringify(english), chinese: JSON.stringify(chinese) };
}
