import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from './failure.ts';
import { createGateway } from './gateway.ts';

afterEach(() => void vi.unstubAllGlobals());

async function failWith(respond: () => Response): Promise<unknown> {
  vi.stubGlobal('fetch', async () => respond());
  const settings = { gatewayUrl: 'http://gateway.example', clientKey: '', persistedOperations: false };
  const query = gql`{ serverTime }`;
  return createGateway(settings).getClient('EN').query({ query }).then(null, toFailure);
}

describe('a failure', () => {
  it('has the code of the first error and its seconds to wait', async () => {
    const body = { errors: [{ message: 'Overloaded', extensions: { code: 'OVERLOADED', retryAfter: 3 } }] };
    const headers = { 'content-type': 'application/graphql-response+json' };
    const failure = await failWith(() => new Response(JSON.stringify(body), { status: 503, headers }));
    expect(failure).toEqual({ code: 'OVERLOADED', retryAfterMs: 3_000 });
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [503, 'UPSTREAM_UNAVAILABLE'],
  ])('has the code of a response that is not read as GraphQL: %i', async (status, code) => {
    const body = JSON.stringify({ errors: [{ message: 'Later', extensions: { code } }] });
    const headers = { 'content-type': 'application/json', 'retry-after': '1' };
    expect(await failWith(() => new Response(body, { status, headers }))).toEqual({ code, retryAfterMs: 1_000 });
  });

  it('honours the Retry-After header of a proxy', async () => {
    const respond = () => new Response('busy', { status: 503, headers: { 'retry-after': '5' } });
    expect(await failWith(respond)).toEqual({ code: 'OVERLOADED', retryAfterMs: 5_000 });
  });

  it('ignores a Retry-After header that is a date or not positive', async () => {
    const respond = () =>
      new Response('', { status: 502, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } });
    expect(await failWith(respond)).toEqual({ code: 'HTTP_502', retryAfterMs: 0 });
  });

  it.each(['86400', 'Infinity'])('waits for ten minutes at most: Retry-After %s', async (seconds) => {
    const respond = () => new Response('', { status: 503, headers: { 'retry-after': seconds } });
    expect(await failWith(respond)).toEqual({ code: 'OVERLOADED', retryAfterMs: 600_000 });
  });

  it('is a network failure without a response', async () => {
    const respond = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await failWith(respond)).toEqual({ code: 'NETWORK', retryAfterMs: 0 });
  });
});
