import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { cacheLife, cacheTag } from 'next/cache';
import { getEnv } from '#config/env.ts';
import { requestGateway } from './gateway-request.ts';

/**
 * Queries the gateway from a `use cache` function, which stores the result under the cache tags of the response. Throws
 * for any error, so that a stored page stays as it is; a stale response is stored only until the next attempt.
 */
export async function queryGateway<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, tags, isStale } = await requestGateway(`${getEnv().GATEWAY_URL}/graphql`, query, variables);
  cacheTag(...tags);
  if (isStale) cacheLife('stale');
  return data;
}
