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

  const nested = (depth: number) =>
    `{ materials(pageSize: 100) { items { ${'related { '.repeat(depth)} id ${'}'.repeat(depth)} } } }`;
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: seo(path: "/${index}") { title }`)} }`;

  it.each([
    ['is nested too deep', nested(15)],
    [
      'is nested too deep by fragments',
      `query { materials { items { ...A } } } fragment A on Material { related { related { related { related { related { related { id } } } } } } }`,
    ],
    ['has too many aliases', aliases(100)],
    ['has too many aliases in the whole', aliases(1_200)],
  ])('F1 refuses a document that %s, and asks nothing for it', async (_name, query) => {
    const asked = gateway.restCalls.length;
    const answer = await post(JSON.stringify({ query }));
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(JSON.parse(text).errors[0].extensions.code).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/);
    expect(text.length).toBeLessThan(4096);
    expect(gateway.restCalls.length).toBe(asked);
  });

  it('says that it is healthy', async () => {
    const answer = await fetch(gateway.url.replace('/graphql', '/healthz'));
    expect(await answer.json()).toEqual({ status: 'ok' });
  });
});
