import type { ApolloServerPlugin } from '@apollo/server';

const RESPONSE_TYPE = 'application/graphql-response+json';
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_TOO_COSTLY',
]);

/**
 * GraphQL over HTTP requires 200 for request errors if the client accepts only `application/json`, as it could not
 * distinguish them from errors of a proxy. Clients that accept `application/graphql-response+json` receive 400.
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
