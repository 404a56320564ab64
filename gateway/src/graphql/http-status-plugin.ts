import type { ApolloServerPlugin } from '@apollo/server';
import { ERROR_CODES } from '../errors/error-codes.ts';

const RESPONSE_TYPE = 'application/graphql-response+json';
const REQUEST_ERRORS = Object.entries(ERROR_CODES).flatMap(([code, policy]) => {
  const statuses: readonly number[] = policy.statuses;
  return statuses.includes(200) && statuses.includes(400) ? [code] : [];
});

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
