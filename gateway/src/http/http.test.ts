import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(gateway.url, { method: 'POST', headers, body });

describe('HTTP in front of the gateway', () => {
  it('F3 refuses what is no JSON, too large or of another type, as JSON', async () => {
    const answers = await Promise.all([
      post('{'),
      post(JSON.stringify({ query: 'x'.repeat(200 * 1024) })),
      post('query=%7Ba%7D', { 'content-type': 'text/csv' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 415]);
    for (const answer of answers) {
      expect(await answer.json()).toEqual({
        errors: [{ message: 'The request cannot be read.', extensions: { code: 'BAD_REQUEST' } }],
      });
    }
  });

  it('F1 answers a document it cannot read with the place of the fault and no stack', async () => {
    const answer = await post(JSON.stringify({ query: '{ materials( }' }));
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(JSON.parse(text).errors[0].extensions).toEqual({ code: 'GRAPHQL_PARSE_FAILED' });
    expect(text).not.toMatch(/stacktrace|\.ts|node_modules/);
  });

  it('says that it is healthy', async () => {
    const answer = await fetch(gateway.url.replace('/graphql', '/healthz'));
    expect(await answer.json()).toEqual({ status: 'ok' });
  });
});
