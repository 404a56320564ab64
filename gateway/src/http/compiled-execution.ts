import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, getVariableValues } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import { sizeOfDocument } from './document-limits.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { isOurs, type Report } from './report.ts';

/** Compiling costs as much as some hundred executions: only what is asked for repeatedly is compiled. */
const USES_TO_COMPILE = 3;
/** For those that are not persisted; each holds on to its document. */
const MAX_BYTES = 32 * 1024 * 1024;

/** What is noted of an operation until it is compiled. */
const USE_BYTES = 500;

type Use = { count: number; bytes: number; compiled?: CompiledQuery | undefined };
type Uses = { get: (key: string) => Use | undefined; set: (key: string, use: Use) => unknown };

/** Executes queries that are asked for repeatedly as compiled functions, and leaves all others to Apollo. */
export function createCompiledExecution(persisted: PersistedOperations, report: Report): ApolloServerPlugin<Context> {
  const ours = new Map<string, Use>();
  const others = new LRUCache<string, Use>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, operationName, queryHash, request, contextValue }) {
          if (operation.operation !== 'query') return null;
          const uses = persisted.has(String(queryHash)) ? ours : others;
          const { compiled } = countUse(uses, `${queryHash} ${operationName}`, () => ({
            compiled: compile(schema, document, operationName),
            bytes: sizeOfDocument(document),
          }));
          const variables = request.variables ?? {};
          // Variables that do not fit are refused where all faults of a request are.
          const definitions = operation.variableDefinitions ?? [];
          const fits = compiled && getVariableValues(schema, definitions, variables, { maxErrors: 1 }).coerced;
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

function countUse(uses: Uses, key: string, compile: () => Pick<Use, 'compiled' | 'bytes'>): Use {
  const last = uses.get(key) ?? { count: 0, bytes: USE_BYTES };
  const count = Math.min(last.count + 1, USES_TO_COMPILE);
  if (count === last.count) return last;
  const use = { count, ...(count === USES_TO_COMPILE ? compile() : { bytes: USE_BYTES }) };
  uses.set(key, use);
  return use;
}

function compile(schema: GraphQLSchema, document: DocumentNode, name: string | null): CompiledQuery | undefined {
  const compiled = compileQuery(schema, document, name ?? undefined);
  return isCompiledQuery(compiled) ? compiled : undefined;
}

function toFormatted(error: GraphQLError) {
  return formatError(error.toJSON());
}
