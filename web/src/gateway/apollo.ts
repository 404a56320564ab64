import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

/** An Apollo Client that asks the gateway at an address. */
export function createGatewayClient(uri: string): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri }),
    cache: new InMemoryCache(),
    clientAwareness: { name: 'heliograph-web' },
  });
}
