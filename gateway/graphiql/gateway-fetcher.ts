import type { Fetcher } from '@graphiql/toolkit';
import { extractLegacyCalls } from './legacy-calls.ts';
import { setResponseCost, splitResponseCost } from './response-cost.ts';

/** Executes an operation; requests its upstream calls and its cost. */
export const gatewayFetcher: Fetcher = async (operation, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-legacy-calls': '1', 'x-operation-cost': '1', ...headers },
    body: JSON.stringify(operation),
  });
  const { response: result, cost } = splitResponseCost(await response.json());
  const displayed = extractLegacyCalls(result);
  if (cost) setResponseCost(displayed, cost);
  return displayed;
};
