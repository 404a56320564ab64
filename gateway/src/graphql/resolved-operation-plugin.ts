import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, getVariableValues } from 'graphql';

/** graphql-js ends its list of more errors with one that has no code. */
const MAX_VARIABLE_ERRORS = 20;

/** Rejects what no schema can say of a document: an operation that it lacks, a subscription, a NUL in a variable. */
export const resolvedOperationPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, request, schema }) {
        if (!operation) {
          throw createClientError('The document has no operation of this name.', 'OPERATION_RESOLUTION_FAILURE');
        }
        if (operation.operation === 'subscription') {
          throw createClientError('There are no subscriptions.', 'OPERATION_RESOLUTION_FAILURE');
        }
        if (operation.operation === 'query' && holdsNul(request.variables)) {
          throw createClientError('A variable holds a NUL character.', 'BAD_REQUEST');
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

/** Without recursion: a client decides how deep the value is. */
function holdsNul(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const item = open.pop();
    if (typeof item === 'string' && item.includes('\0')) return true;
    if (typeof item === 'object' && item !== null) open.push(...Object.values(item));
  }
  return false;
}
