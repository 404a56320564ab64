import type { ApolloServerPlugin } from '@apollo/server';
import { isLocale, type Locale } from '@heliograph/schema/locales.ts';
import {
  type GraphQLDirective,
  type GraphQLSchema,
  getDirectiveValues,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { createRequestError } from '../errors/errors.ts';
import type { Context } from './context.ts';

/** The `@inContext` directive sets the locale of an operation. */
export const localeDirectivePlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, operation, request, contextValue }) {
        const locale = operation && localeOfOperation(schema, operation, request.variables ?? {});
        if (locale) contextValue.locale = locale;
      },
    };
  },
};

function localeOfOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Locale | undefined {
  const directive = schema.getDirective('inContext');
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  // Execution reports invalid variables.
  const locale = directive && coerced && readLocale(directive, operation, coerced);
  return isLocale(locale) ? locale : undefined;
}

/** A variable with a default value may still be null, which validation cannot detect. */
function readLocale(
  directive: GraphQLDirective,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) {
  try {
    return getDirectiveValues(directive, operation, variables)?.locale;
  } catch {
    throw createRequestError('BAD_USER_INPUT', 'The locale of @inContext must not be null.', { argument: 'locale' });
  }
}
