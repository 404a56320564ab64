import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServerOptions } from '../server/create-server.ts';
import { startGateway } from '../testing/start-gateway.ts';

const REQUEST_ID = 'incident-0001';
// biome-ignore lint/suspicious/noExplicitAny: tests read the fields that they selected.
type ResponseBody = { data: any; errors: unknown };

const QUERY = 'query Products { products { totalCount } }';
const MASKED = 'Something went wrong on our side.';

/** The first moment after the range of dates. */
const AFTER_LAST_DATE = 8.64e15 + 1;

async function start(options: Partial<ServerOptions> = {}) {
  const reports: [context: string, error: unknown][] = [];
  const gateway = await startGateway({ report: (context, error) => reports.push([context, error]), ...options });
  onTestFinished(gateway.close);
  const send = async (query: string, accept = 'application/graphql-response+json') => {
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, 'x-request-id': REQUEST_ID },
      body: JSON.stringify({ query }),
    });
    return { response, body: (await response.json()) as ResponseBody };
  };
  return { reports, send };
}

describe('an internal error', () => {
  it.each(['application/graphql-response+json', 'application/json'])(
    'of a field is masked, has status 200, and is reported with the request id: %s',
    async (accept) => {
      const { send, reports } = await start();
      vi.useFakeTimers({ toFake: ['Date'], now: AFTER_LAST_DATE });
      onTestFinished(() => void vi.useRealTimers());
      const { response, body } = await send('query Clock { serverTime }', accept);
      expect(response.status).toBe(200);
      expect(body).toEqual({
        data: null,
        errors: [
          {
            message: MASKED,
            path: ['serverTime'],
            locations: [{ line: 1, column: 15 }],
            extensions: { code: 'INTERNAL_SERVER_ERROR' },
          },
        ],
      });
      expect(response.headers.get('x-request-id')).toBe(REQUEST_ID);
      expect(reports).toEqual([[`Clock ${REQUEST_ID}`, expect.any(RangeError)]]);
    },
  );

  it('of a request is masked, has status 500, is reported with the request id, and is not cached', async () => {
    const failure = new Error('ENOSPC: no space left on device, write');
    let isFull = false;
    const logStream = {
      write: () => {
        if (isFull) throw failure;
      },
    };
    const { send, reports } = await start({ logLevel: 'info', logStream });
    isFull = true;
    const { response, body } = await send(QUERY);
    expect(response.status).toBe(500);
    expect(body).toEqual({ errors: [{ message: MASKED, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(response.headers.get('x-request-id')).toBe(REQUEST_ID);
    expect(reports).toEqual([[`Products ${REQUEST_ID}`, failure]]);
    isFull = false;
    expect((await send(QUERY)).body.data.products.totalCount).toBeGreaterThan(0);
  });
});
