import type { ApolloServerPlugin } from '@apollo/server';
import type { ErrorCode } from '../errors/error-codes.ts';

const RESPONSE_TYPE = 'application/graphql-response+json';
const REQUEST_ERRORS: readonly string[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_TOO_COSTLY',
] satisfies ErrorCode[];

/**
 * Sets the HTTP status of request errors. GraphQL over HTTP requires 200 for request errors if the client accepts only `application/json`, as it could not
 * distinguish them from errors of a proxy. Clients that accept `application/graphql-response+json` receive 400.
 */
export const httpStatusPlugin: ApolloServerPlugin = {
  async requestDidStart({ request }) {
    if (request.http?.headers.get('accept')?.includes(RESPONSE_TYPE)) return {};
    return {
      async willSendResponse({ response, errors = [] }) {
        const isRequestError = errors.every(({ extensions }) => REQUEST_ERRORS.includes(String(extensions.code)));
        if (errors.length > 0 && isRequestError && response.http.status === 400) response.http.status = 200;
      },
    };
  },
};
