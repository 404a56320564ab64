import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('GraphQL over HTTP', () => {
  // Apollo's CSRF prevention rejects GET requests without it.
  const fetchFn = (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...init.headers, 'apollo-require-preflight': '1' } });
  const audits = serverAudits({ url: () => gateway.url, fetchFn });

  it('has 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit.fn] as const))('%s %s', async (_id, _name, audit) => {
    const result = await audit();
    expect('reason' in result ? `${result.status}: ${result.reason}` : result.status).toBe('ok');
  });
});
