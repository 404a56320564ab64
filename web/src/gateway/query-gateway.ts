import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { getEnv } from '../env.ts';
import { createGatewayClient } from './apollo.ts';

/**
 * Asks the gateway from a server component. Call it inside a `use cache` function, which keeps the answer;
 * throws what went wrong, so that a page that was built before stays as it is.
 */
export async function queryGateway<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const client = createGatewayClient(`${getEnv().GATEWAY_URL}/graphql`);
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' } as never);
  return data as Data;
}
