import { randomInt } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { siteOrigin } from '../origins.ts';
import { postQuery, query } from './site.ts';

/** More than the rate limit for ten minutes. */
const CHALLENGES = 32;

type Post = { query: string; headers?: Record<string, string>; localAddress?: string };

/** On a connection of its own, which the site may close early. */
function post({ query: text, headers, localAddress }: Post): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    httpRequest({
      ...{ hostname: '127.0.0.1', port: new URL(siteOrigin).port, path: '/graphql', method: 'POST' },
      ...{ agent: false, localAddress, headers: { 'content-type': 'application/json', ...headers } },
    })
      .on('response', (response) =>
        json(response).then((body) => resolve({ status: response.statusCode, body }), reject),
      )
      .on('error', reject)
      .end(JSON.stringify({ query: text }));
  });
}

describe('the GraphQL proxy of the site', () => {
  it('responds to an operation', async () => {
    expect((await query('{ materials { totalCount } }')).materials.totalCount).toBeGreaterThan(0);
  });

  it('F3 rejects an oversized body without forwarding it', async () => {
    expect(await post({ query: 'x'.repeat(300 * 1024) })).toEqual({
      status: 413,
      body: { errors: [{ message: 'The request is too large.', extensions: { code: 'BAD_REQUEST' } }] },
    });
  });

  it('forwards errors of the gateway', async () => {
    const response = await postQuery('{ nothing }', { accept: 'application/graphql-response+json' });
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('rate-limits by connection, ignoring spoofed addresses', async () => {
    // A new address for each run, because rate limits are remembered per address.
    const localAddress = `127.9.${randomInt(256)}.${randomInt(1, 255)}`;
    const createChallenge = async (forwardedFor: string) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      return (await post({ query: 'mutation { createFormChallenge { id } }', headers, localAddress })).body;
    };
    const responses = [];
    for (let time = 0; time < CHALLENGES; time++) responses.push(await createChallenge(`192.0.2.${time}`));
    expect(responses.at(0)).toMatchObject({ data: { createFormChallenge: { id: expect.any(String) } } });
    expect(responses.at(-1)).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  });
});
