import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.close());

const CERTIFICATE = `query ($locale: Locale!, $number: String!) @inContext(locale: $locale) {
  certificate(number: $number) { number product issuedOn scope }
}`;

const paths = () => gateway.restCalls.map(({ path }) => path);

describe('certificates', () => {
  it('R276 R300 R301 signs in and requests a certificate in the content language', async () => {
    const { data } = await gateway.ask(CERTIFICATE, { locale: 'CN', number: ' hg-a2d-2024-000117 ' });
    expect(data.certificate).toMatchObject({
      number: 'HG-A2D-2024-000117',
      product: 'UltraCraft A2D',
      issuedOn: '2024-03-18',
      scope: expect.stringMatching(/校准/),
    });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/signin',
        lang: 'zh',
        body: { name: 'gateway', password: 'only-for-this-test', language: 'zh' },
      },
      {
        method: 'POST',
        path: '/certificate/detail',
        lang: 'zh',
        body: { number: 'HG-A2D-2024-000117', language: 'zh' },
      },
    ]);
    expect(gateway.restHeaders[1]?.authorization).toMatch(/^Bearer .{20,}/);
  });

  it.each(['HGA2D4K2025000042', 'hg a2d4k 2025 000042', 'HG–A2D4K–2025–000042'])(
    'finds a certificate by the number as typed: %s',
    async (number) => {
      const { data } = await gateway.ask(CERTIFICATE, { locale: 'EN', number });
      expect(data.certificate).toMatchObject({ number: 'HG-A2D4K-2025-000042', product: 'UltraCraft A2D 4K' });
    },
  );

  it('passes on a number of another format as typed', async () => {
    const { data } = await gateway.ask(CERTIFICATE, { locale: 'EN', number: ' x-12 ' });
    expect(data.certificate).toBeNull();
    expect(gateway.restCalls.at(-1)?.body).toMatchObject({ number: 'X-12' });
  });

  it('R276 signs in once for concurrent operations', async () => {
    const number = 'HG-A2D-2024-000117';
    await Promise.all(Array.from({ length: 5 }, () => gateway.ask(CERTIFICATE, { locale: 'EN', number })));
    await gateway.ask(CERTIFICATE, { locale: 'DE', number });
    expect(paths().filter((path) => path === '/signin')).toHaveLength(1);
  });

  it('R276 signs in once for all fields of an operation', async () => {
    const aliases = Array.from(
      { length: 10 },
      (_, at) => `a${at}: certificate(number: "HG-A2D-2024-000117") { number }`,
    );
    const { errors } = await gateway.ask(`{ ${aliases.join(' ')} }`);
    expect(errors).toBeUndefined();
    expect(paths().filter((path) => path === '/signin')).toHaveLength(1);
  });

  it('R276 signs in again if the service rejects the token', async () => {
    const number = 'HG-A2D-2024-000117';
    await gateway.ask(CERTIFICATE, { locale: 'EN', number });
    await gateway.restartCertificates();
    const { data } = await gateway.ask(CERTIFICATE, { locale: 'EN', number });
    expect(data.certificate.number).toBe(number);
    expect(paths()).toEqual([
      '/signin',
      '/certificate/detail',
      '/certificate/detail',
      '/signin',
      '/certificate/detail',
    ]);
  });

  it('returns null for an unknown number', async () => {
    const { data, errors } = await gateway.ask(CERTIFICATE, { locale: 'EN', number: 'HG-NONE-2020-000000' });
    expect([data, errors]).toEqual([{ certificate: null }, undefined]);
  });

  it('R276 does not expose rejected credentials', async () => {
    const password = 'a-wrong-password-that-stays-secret';
    const wrong = await startGateway({ credential: { name: 'gateway', password } });
    const { data, errors } = await wrong.ask(CERTIFICATE, { locale: 'EN', number: 'HG-A2D-2024-000117' });
    expect(data).toEqual({ certificate: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_REFUSED', call: 'signin', legacyCode: 401 });
    expect(inspect([errors, wrong.reports], { depth: 12 })).not.toContain(password);
    await wrong.close();
  });

  it.each(['', '   ', 'x'.repeat(65)])('rejects the number %j', async (number) => {
    const { errors } = await gateway.ask(CERTIFICATE, { locale: 'EN', number });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'number' });
    expect(paths()).toEqual([]);
  });

  it('limits the rate of requests per client', async () => {
    const limited = await startGateway({ rateLimits: { certificate: 1 } });
    await limited.ask(CERTIFICATE, { locale: 'EN', number: 'A' });
    const { errors } = await limited.ask(CERTIFICATE, { locale: 'EN', number: 'B' });
    expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    await limited.close();
  });
});
