import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues } from 'graphql';
import { createRequestError } from '../errors/errors.ts';

/** Beyond this number, graphql-js appends an error without a code. */
const MAX_VARIABLE_ERRORS = 20;

/** Rejects requests whose document is valid: unknown operation names, subscriptions and NUL characters in variables. */
export const requestValidationPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, request, schema }) {
        if (!operation) {
          throw createRequestError(
            'OPERATION_RESOLUTION_FAILURE',
            'The document does not contain the requested operation.',
          );
        }
        if (operation.operation === 'subscription') {
          throw createRequestError('OPERATION_RESOLUTION_FAILURE', 'Subscriptions are not supported.');
        }
        if (operation.operation === 'query' && containsNul(request.variables)) {
          throw createRequestError('BAD_REQUEST', 'Variables must not contain NUL characters.');
        }
        const { errors = [] } = getVariableValues(
          schema,
          operation.variableDefinitions ?? [],
          request.variables ?? {},
          {
            maxErrors: MAX_VARIABLE_ERRORS,
          },
        );
        const [first] = errors;
        if (first && errors.length > MAX_VARIABLE_ERRORS) throw createRequestError('BAD_USER_INPUT', first.message);
      },
    };
  },
};

/** Iterative, as clients control the nesting depth. */
function containsNul(value: unknown): boolean {
  const stack = [value];
  while (stack.length > 0) {
    const item = stack.pop();
    if (typeof item === 'string' && item.includes('\0')) return true;
    if (typeof item === 'object' && item !== null) stack.push(...Object.values(item));
  }
  return false;
}
