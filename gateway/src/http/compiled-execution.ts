import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, getVariableValues } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import { isOurs, type Report } from './report.ts';

/** Compiling costs as much as some hundred executions: only what is asked for repeatedly is compiled. */
const USES_TO_COMPILE = 3;
const MAX_COMPILED = 500;

type Use = { count: number; compiled?: CompiledQuery | undefined };

/** Executes queries that are asked for repeatedly as compiled functions, and leaves all others to Apollo. */
export function createCompiledExecution(report: Report): ApolloServerPlugin<Context> {
  const uses = new LRUCache<string, Use>({ max: MAX_COMPILED });
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, operationName, queryHash, request, contextValue }) {
          if (operation.operation !== 'query') return null;
          const compiled = countUse(uses, `${queryHash} ${operationName}`, () =>
            compile(schema, document, operationName),
          );
          const variables = request.variables ?? {};
          // Variables that do not fit are refused where all faults of a request are.
          const fits = compiled && getVariableValues(schema, operation.variableDefinitions ?? [], variables).coerced;
          if (!fits) return null;
          const { data = null, errors = [] } = await compiled.query(undefined, contextValue, variables);
          reportAll(report, operationName, errors);
          const singleResult = errors.length > 0 ? { data, errors: errors.map(toFormatted) } : { data };
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
        },
      };
    },
  };
}

function reportAll(report: Report, operation: string | null, errors: readonly GraphQLError[]): void {
  for (const error of errors.filter(isOurs)) report(operation ?? 'operation', error.originalError ?? error);
}

function countUse(uses: LRUCache<string, Use>, key: string, compile: () => CompiledQuery | undefined) {
  const use = uses.get(key) ?? { count: 0 };
  uses.set(key, use);
  use.count++;
  if (use.count === USES_TO_COMPILE) use.compiled = compile();
  return use.compiled;
}

function compile(schema: GraphQLSchema, document: DocumentNode, name: string | null): CompiledQuery | undefined {
  const compiled = compileQuery(schema, document, name ?? undefined);
  return isCompiledQuery(compiled) ? compiled : undefined;
}

function toFormatted(error: GraphQLError) {
  return formatError(error.toJSON());
}
