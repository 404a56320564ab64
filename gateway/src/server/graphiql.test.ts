import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerGraphiql } from './graphiql.ts';

const SCRIPT = 'export {};';

let app: FastifyInstance;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'graphiql-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>GraphiQL</title>');
  writeFileSync(join(folder, 'assets/page-1234.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/page-1234.js.br'), brotliCompressSync(SCRIPT));
  app = fastify();
  registerGraphiql(app, folder);
  return async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
});

describe('GraphiQL over HTTP', () => {
  it('is an HTML page that is revalidated on every visit', async () => {
    const response = await app.inject('/graphiql');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<title>GraphiQL</title>');
  });

  it.each(['/graphiql', '/graphiql/assets/page-1234.js'])('restricts %s to its own origin', async (url) => {
    const policy = String((await app.inject(url)).headers['content-security-policy']);
    const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
    expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", "'unsafe-inline'", 'data:']));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
  });

  it('serves immutable assets, compressed if the client accepts it', async () => {
    const url = '/graphiql/assets/page-1234.js';
    const plain = await app.inject(url);
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  it.each([
    ['/graphiql/assets/', 403],
    ['/graphiql/assets/none.js', 404],
    ['/graphiql/assets/..%2findex.html', 404],
  ])('serves nothing at %s, with status %i', async (url, status) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain('<title>');
  });

  it('returns 404 if it has not been built', async () => {
    const unbuilt = fastify();
    registerGraphiql(unbuilt, '/nowhere');
    expect((await unbuilt.inject('/graphiql')).statusCode).toBe(404);
    await unbuilt.close();
  });

  it('redirects the trailing slash', async () => {
    const response = await app.inject('/graphiql/');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/graphiql']);
  });
});
