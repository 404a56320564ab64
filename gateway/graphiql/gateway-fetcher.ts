import type { Fetcher } from '@graphiql/toolkit';
import { GraphQLError } from 'graphql';
import { rememberDetails } from './displayed-responses.ts';
import { readResponse, UNREACHABLE } from './response-details.ts';
import { isTracing } from './trace-setting.ts';

/** A traced response lists its upstream calls and its cost; it never comes from the response cache. */
const TRACE_HEADERS = { 'x-legacy-calls': '1', 'x-operation-cost': '1' };

/** Executes an operation and remembers the details of its response. */
export const gatewayFetcher: Fetcher = async (operation, { headers } = {}) => {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(isTracing() && TRACE_HEADERS), ...headers },
      body: JSON.stringify(operation),
    });
    const text = await response.text();
    const { displayed, details } = readResponse({
      status: response.status,
      headers: response.headers,
      text,
      milliseconds: elapsed(),
    });
    rememberDetails(displayed, details);
    return displayed;
  } catch (error) {
    // `fetch` reports a connection that fails or breaks as a TypeError.
    if (!(error instanceof TypeError)) throw error;
    const displayed = { errors: [new GraphQLError(UNREACHABLE)] };
    rememberDetails(displayed, {
      milliseconds: elapsed(),
      bytes: 0,
      cache: 'not cached',
      requestId: undefined,
      calls: undefined,
      cost: undefined,
      failure: UNREACHABLE,
    });
    return displayed;
  }
};
