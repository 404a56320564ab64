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
import { isServerError, type Report } from '../errors/error-reporting.ts';
import { createBudgetExceededError, formatError } from '../errors/errors.ts';
import type { Context } from './context.ts';
import { sizeOfDocument } from './document-limits.ts';
import { MAX_RESPONSE_BYTES } from './limits/operation-budget.ts';
import { MAX_COMPILED_SELECTIONS } from './limits/operation-limits.ts';
import { isLongerThan } from './limits/response-length.ts';
import type { PersistedOperations } from './persisted-operations.ts';

/** Compiling costs as much as some hundred executions: only what is asked for repeatedly is compiled. */
const USES_TO_COMPILE = 3;
/** For those that are not persisted; each holds on to its document. */
const MAX_BYTES = 32 * 1024 * 1024;

/** What is noted of an operation until it is compiled. */
const USE_BYTES = 500;

type RequestContext = GraphQLRequestContextResponseForOperation<Context>;
type Use = { count: number; bytes: number; compiled?: CompiledQuery | undefined };
type Uses = { get: (key: string) => Use | undefined; set: (key: string, use: Use) => unknown };

/**
 * Executes operations within their budget: queries that are asked for repeatedly as compiled functions, all others
 * interpreted. Compiling takes time for each selection, so only persisted documents are compiled however long they are.
 */
export function createCompiledExecution(persisted: PersistedOperations, report: Report): ApolloServerPlugin<Context> {
  const ours = new Map<string, Use>();
  const others = new LRUCache<string, Use>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });

  function findCompiled({ schema, document, operation, operationName, queryHash, contextValue }: RequestContext) {
    const isPersisted = persisted.has(String(queryHash));
    const { selections = Number.POSITIVE_INFINITY } = contextValue.trace;
    const isCompilable = isPersisted || selections <= MAX_COMPILED_SELECTIONS;
    if (operation.operation !== 'query' || !isCompilable) return;
    return countUse(isPersisted ? ours : others, `${queryHash} ${operationName}`, () => ({
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
          // Variables that do not fit are refused where all faults of a request are.
          const definitions = operation.variableDefinitions ?? [];
          if (!getVariableValues(schema, definitions, variables, { maxErrors: 1 }).coerced) return null;
          const execution = compiled
            ? compiled.query(undefined, contextValue, variables)
            : execute({ schema, document, contextValue, variableValues: variables, operationName });
          const { data = null, errors = [] } = await withinBudget(contextValue, execution);
          reportAll(report, operationName, errors);
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

function reportAll(report: Report, operation: string | null, errors: readonly GraphQLError[]): void {
  for (const error of errors.filter(isServerError)) report(operation ?? 'operation', error.originalError ?? error);
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
