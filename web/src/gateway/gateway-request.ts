import { setTimeout as sleep } from 'node:timers/promises';
import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { parseCacheTags } from '@heliograph/schema/cache-tags.ts';
import { isStale } from '@heliograph/schema/stale-response.ts';
import { tap } from 'rxjs';
import { createGatewayClient } from './create-gateway-client.ts';

/** Longer than the gateway's operation deadline. */
const TIMEOUT_MS = 5_000;
/** A stale response triggers a refresh in the gateway, which is usually done after one of these delays. */
const STALE_RETRY_MS = [50, 150, 300, 500];

export type GatewayResponse<Data> = {
  data: Data;
  /** Cache tags that invalidate it. */
  tags: string[];
  /** When stale data was current, in epoch milliseconds; null if it is fresh. */
  staleSince: number | null;
};

/** Waits for a fresh response where possible. Rejects on any error and after five seconds. */
export async function requestGateway<Data, Variables extends OperationVariables>(
  uri: string,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<GatewayResponse<Data>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const request = () => requestOnce(uri, query, variables, signal);
  let response = await request();
  for (const pause of STALE_RETRY_MS) {
    if (response.staleSince === null) return response;
    await sleep(pause);
    response = await request().catch(() => response);
  }
  return response;
}

async function requestOnce<Data, Variables extends OperationVariables>(
  uri: string,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<GatewayResponse<Data>> {
  let tags: string[] = [];
  let staleSince: number | null = null;
  const link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        const { response } = operation.getContext();
        const headers = response instanceof Response ? response.headers : new Headers();
        tags = parseCacheTags(headers.get('cache-tag'));
        staleSince = isStale(headers.get('cache-status')) ? Date.now() - Number(headers.get('age')) * 1000 : null;
      }),
    ),
  );
  const client = createGatewayClient(uri, { signal, link });
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' } as never);
  return { data: data as Data, tags, staleSince };
}
