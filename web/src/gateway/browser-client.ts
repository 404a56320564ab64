import { createGatewayClient } from './create-gateway-client.ts';

/** Import dynamically: contains Apollo Client. */
export const browserClient = createGatewayClient('/graphql');
