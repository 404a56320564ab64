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
  it('is a page that is asked for anew each time', async () => {
    const answer = await app.inject('/graphiql');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>GraphiQL</title>');
  });

  it.each(['/graphiql', '/graphiql/assets/page-1234.js'])('lets %s load from its own origin alone', async (url) => {
    const policy = String((await app.inject(url)).headers['content-security-policy']);
    const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
    expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", "'unsafe-inline'", 'data:']));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
  });

  it('has files that never change under their name, compressed for those who take it', async () => {
    const url = '/graphiql/assets/page-1234.js';
    const plain = await app.inject(url);
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  it.each(['/graphiql/assets/', '/graphiql/assets/none.js', '/graphiql/assets/..%2findex.html'])(
    'serves nothing at %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(403);
    },
  );

  it('is not there while nothing has built it', async () => {
    const unbuilt = fastify();
    registerGraphiql(unbuilt, '/nowhere');
    expect((await unbuilt.inject('/graphiql')).statusCode).toBe(404);
    await unbuilt.close();
  });

  it('leads to its address without the last slash', async () => {
    const answer = await app.inject('/graphiql/');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/graphiql']);
  });
});
