import type { Fetcher } from '@graphiql/toolkit';
import { extractLegacyCalls } from './legacy-calls.ts';
import { setOperationCost, splitOperationCost } from './operation-cost.ts';

/** Sends an operation to the gateway and asks for the REST calls behind its answer and for its cost. */
export const fetchFromGateway: Fetcher = async (operation, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-legacy-calls': '1', 'x-operation-cost': '1', ...headers },
    body: JSON.stringify(operation),
  });
  const { response: answer, cost } = splitOperationCost(await response.json());
  const shown = extractLegacyCalls(answer);
  if (cost) setOperationCost(shown, cost);
  return shown;
};
