import { type ApolloServerPlugin, type GraphQLRequestContextResponseForOperation, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { type Report, reportServerErrors } from '../errors/error-reporting.ts';
import { createBudgetExceededError, formatError } from '../errors/errors.ts';
import type { Context } from './context.ts';
import { sizeOfDocument } from './limits/depth-and-alias-limits.ts';
import { MAX_RESPONSE_BYTES } from './limits/operation-budget.ts';
import { MAX_COMPILED_SELECTIONS } from './limits/query-complexity-limit.ts';
import { isLongerThan } from './limits/response-length.ts';
import type { PersistedOperations } from './persisted-operations.ts';

/** Compiling costs as much as about 100 executions, so only repeated operations are compiled. */
const COMPILE_THRESHOLD = 3;
/** Limit for operations that are not persisted. A compiled operation retains its document. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Size of an entry before it is compiled. */
const ENTRY_BYTES = 500;

type RequestContext = GraphQLRequestContextResponseForOperation<Context>;
type Entry = { count: number; bytes: number; compiled?: CompiledQuery | undefined };
type Entries = { get: (key: string) => Entry | undefined; set: (key: string, entry: Entry) => unknown };

/**
 * Executes operations within their budget. Compiles repeated queries and interprets all others. Compile time grows with
 * the number of selections, so only persisted documents are compiled regardless of their size.
 */
export function createCompiledExecution(persisted: PersistedOperations, report: Report): ApolloServerPlugin<Context> {
  const persistedEntries = persisted.derive(
    () => undefined,
    () => new Map<string, Entry>(),
  );
  const otherEntries = new LRUCache<string, Entry>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ bytes }) => bytes });

  function findCompiled({ schema, document, operation, operationName, queryHash, contextValue }: RequestContext) {
    const isPersisted = persisted.has(String(queryHash));
    const { selections = Number.POSITIVE_INFINITY } = contextValue.trace;
    const isCompilable = isPersisted || selections <= MAX_COMPILED_SELECTIONS;
    if (operation.operation !== 'query' || !isCompilable) return;
    return countUse(isPersisted ? persistedEntries() : otherEntries, `${queryHash} ${operationName}`, () => ({
      compiled: compile(schema, document, operationName),
      bytes: sizeOfDocument(document),
    })).compiled;
  }

  return {
    async requestDidStart() {
      return {
        async responseForOperation(requestContext) {
          const { schema, document, operation, operationName, request, contextValue } = requestContext;
          const { variables = {} } = request;
          const compiled = findCompiled(requestContext);
          // Apollo reports invalid variables.
          const definitions = operation.variableDefinitions ?? [];
          if (!getVariableValues(schema, definitions, variables, { maxErrors: 1 }).coerced) return null;
          const execution = compiled
            ? compiled.query(undefined, contextValue, variables)
            : execute({ schema, document, contextValue, variableValues: variables, operationName });
          const { data = null, errors = [] } = await withinBudget(contextValue, execution);
          reportServerErrors(report, requestContext, errors);
          const singleResult = errors.length > 0 ? { data, errors: errors.map(toFormatted) } : { data };
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
        },
      };
    },
  };
}

async function withinBudget({ budget }: Context, execution: ReturnType<typeof execute>): Promise<ExecutionResult> {
  const result = await budget.bind(execution);
  if (result instanceof GraphQLError) return { errors: [result] };
  return isLongerThan(result, MAX_RESPONSE_BYTES)
    ? { errors: [createBudgetExceededError('BYTES', MAX_RESPONSE_BYTES)] }
    : result;
}

function countUse(entries: Entries, key: string, compile: () => Pick<Entry, 'compiled' | 'bytes'>): Entry {
  const last = entries.get(key) ?? { count: 0, bytes: ENTRY_BYTES };
  const count = Math.min(last.count + 1, COMPILE_THRESHOLD);
  if (count === last.count) return last;
  const entry = { count, ...(count === COMPILE_THRESHOLD ? compile() : { bytes: ENTRY_BYTES }) };
  entries.set(key, entry);
  return entry;
}

function compile(schema: GraphQLSchema, document: DocumentNode, name: string | null): CompiledQuery | undefined {
  const compiled = compileQuery(schema, document, name ?? undefined);
  return isCompiledQuery(compiled) ? compiled : undefined;
}

function toFormatted(error: GraphQLError) {
  return formatError(error.toJSON());
}
