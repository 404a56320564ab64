import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { cacheLife, cacheTag } from 'next/cache';
import { getEnv } from '#config/env.ts';
import { requestGateway } from './gateway-request.ts';

/**
 * For `use cache` functions: applies the cache tags of the response. Throws on any error, so that the stored page is
 * kept; stale responses are cached briefly.
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
