import { createGatewayClient } from './create-gateway-client.ts';

/** The client of all islands of a page. It brings Apollo Client along: import it where and when it is needed. */
export const browserClient = createGatewayClient('/graphql');
