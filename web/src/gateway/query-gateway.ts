import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { cacheLife, cacheTag } from 'next/cache';
import { getEnv } from '#config/env.ts';
import { formatDataTimeTag } from '#freshness/data-time.ts';
import { requestGateway } from './gateway-request.ts';

/**
 * For `use cache` functions: applies the cache tags of the response. Throws on any error, so that the stored page is
 * kept; stale responses are cached briefly, and tagged with the time of their data.
 */
export async function queryGateway<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, tags, staleSince } = await requestGateway(`${getEnv().GATEWAY_URL}/graphql`, query, variables);
  cacheTag(...tags);
  if (staleSince !== null) {
    cacheLife('stale');
    cacheTag(formatDataTimeTag(staleSince));
  }
  return data;
}
