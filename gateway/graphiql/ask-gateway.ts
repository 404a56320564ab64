import type { Fetcher } from '@graphiql/toolkit';
import { setLegacyCallsAside } from './legacy-calls.ts';

/** Sends an operation to the gateway and asks for the REST calls behind its answer. */
export const askGateway: Fetcher = async (operation, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-legacy-calls': '1', ...headers },
    body: JSON.stringify(operation),
  });
  return setLegacyCallsAside(await response.json());
};
