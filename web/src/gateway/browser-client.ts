import { createGatewayClient } from './apollo.ts';

/** The client of all islands of a page. Import it from lazily loaded modules only: it brings Apollo Client along. */
export const browserClient = createGatewayClient('/graphql');
