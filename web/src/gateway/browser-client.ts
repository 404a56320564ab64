import { createGatewayClient } from './create-gateway-client.ts';

/** Import dynamically: contains Apollo Client. */
// No purge reaches the HTTP cache of a browser: it revalidates each response.
export const browserClient = createGatewayClient('/graphql', { cache: 'no-cache' });
