import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_TOKEN, readDrift } from '../testing/drift-page.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ purgeToken: OPERATOR_TOKEN });
  await gateway.ask('{ areas { id } }');
});

afterAll(() => gateway.close());

const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
const bearer = `Bearer ${OPERATOR_TOKEN}`;

type Request = { method?: string; headers?: Record<string, string>; body?: string };

const send = ({ headers, ...request }: Request = {}) =>
  fetch(`${gateway.origin}/drift`, { ...request, headers: { ...headers }, redirect: 'manual' });

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

describe('GET /drift', () => {
  it('requires the token, as a bearer token or as a password', async () => {
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${OPERATOR_TOKEN}x`,
      basic('wrong'),
      basic(''),
      `Digest ${OPERATOR_TOKEN}`,
    ]) {
      const response = await send({ headers: { authorization } });
      expect(response.status, authorization).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Basic realm="Schema drift"');
    }
    for (const authorization of [bearer, basic(OPERATOR_TOKEN)]) {
      expect((await send({ headers: { authorization } })).status).toBe(200);
    }
  });

  it('does not exist without a token', async () => {
    const other = await startGateway();
    expect((await fetch(`${other.origin}/drift`)).status).toBe(404);
    await other.close();
  });

  it('returns HTML without scripts to a browser, and JSON to any other client', async () => {
    const html = await send({
      headers: { authorization: bearer, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(html.headers.get('cache-control')).toBe('no-store');
    expect(await html.text()).toContain('<h1>Schema drift</h1>');
    const { storage, changes, calls } = await readDrift(gateway.origin);
    expect({ storage, changes }).toEqual({ storage: 'memory', changes: [] });
    expect(calls).toEqual([
      expect.objectContaining({
        call: 'areaFind',
        fields: expect.arrayContaining([{ path: '[].name', types: ['string'] }]),
      }),
    ]);
  });
});

describe('POST /drift', () => {
  it('rejects a request without the token, and a form of another site', async () => {
    const body = 'accept=all';
    expect((await send({ method: 'POST', headers: FORM, body })).status).toBe(401);
    for (const origin of ['https://attacker.example', 'null']) {
      const headers = { ...FORM, authorization: basic(OPERATOR_TOKEN), origin };
      expect((await send({ method: 'POST', headers, body })).status).toBe(403);
    }
  });

  it('redirects a form of the page to the page', async () => {
    const headers = { ...FORM, authorization: basic(OPERATOR_TOKEN), origin: gateway.origin };
    const response = await send({ method: 'POST', headers, body: 'accept=all' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/drift']);
  });

  it.each([
    '{}',
    '[]',
    'null',
    '{"accept":"some"}',
    '{"accept":[]}',
    '{"accept":"all","dismiss":"all"}',
    '{"accept":[1]}',
  ])('rejects %s', async (body) => {
    const headers = { authorization: bearer, 'content-type': 'application/json' };
    expect((await send({ method: 'POST', headers, body })).status).toBe(400);
  });

  it('ignores ids that do not exist', async () => {
    const headers = { authorization: bearer, 'content-type': 'application/json' };
    const response = await send({ method: 'POST', headers, body: '{"dismiss":["unknown"]}' });
    expect(await response.json()).toEqual({ dismissed: 0 });
  });
});
