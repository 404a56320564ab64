import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, getVariableValues } from 'graphql';

/** Beyond this number, graphql-js appends an error without a code. */
const MAX_VARIABLE_ERRORS = 20;

/** Rejects requests that pass validation: unknown operation names, subscriptions and NUL characters in variables. */
export const resolvedOperationPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, request, schema }) {
        if (!operation) {
          throw createClientError(
            'The document does not contain the requested operation.',
            'OPERATION_RESOLUTION_FAILURE',
          );
        }
        if (operation.operation === 'subscription') {
          throw createClientError('Subscriptions are not supported.', 'OPERATION_RESOLUTION_FAILURE');
        }
        if (operation.operation === 'query' && containsNul(request.variables)) {
          throw createClientError('Variables must not contain NUL characters.', 'BAD_REQUEST');
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
        if (first && errors.length > MAX_VARIABLE_ERRORS) throw createClientError(first.message, 'BAD_USER_INPUT');
      },
    };
  },
};

function createClientError(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

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
