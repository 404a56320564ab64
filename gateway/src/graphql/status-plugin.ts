import type { ApolloServerPlugin } from '@apollo/server';

const RESPONSE_TYPE = 'application/graphql-response+json';
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_TOO_COSTLY',
]);

/**
 * GraphQL over HTTP wants 200 for a document with faults when the client takes `application/json` only: it could not
 * tell the 400 of a gateway from that of a proxy. Clients that take the newer type get the 400.
 */
export const statusPlugin: ApolloServerPlugin = {
  async requestDidStart({ request }) {
    if (request.http?.headers.get('accept')?.includes(RESPONSE_TYPE)) return {};
    return {
      async willSendResponse({ response, errors = [] }) {
        const isRequestError = errors.every(({ extensions }) => REQUEST_ERRORS.has(String(extensions.code)));
        if (errors.length > 0 && isRequestError && response.http.status === 400) response.http.status = 200;
      },
    };
  },
};
