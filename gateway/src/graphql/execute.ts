import { setTimeout as sleep } from 'node:timers/promises';
import { type ApolloServer, HeaderMap, type HTTPGraphQLHead, type HTTPGraphQLRequest } from '@apollo/server';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import type { ClientCredential } from '../forms/form-clients.ts';
import { Context, type OperationTrace, parseLocaleHeader, type RequestClient, type Services } from './context.ts';
import { createOperationBudget } from './limits/operation-budget.ts';

/** The request headers that Apollo and its plugins read. */
const FORWARDED_HEADERS = [
  'accept',
  'content-type',
  'lang',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'apollographql-client-name',
  'apollographql-client-version',
  'x-legacy-calls',
  'x-operation-cost',
];

/** Client name of background revalidation. */
export const REFRESH_CLIENT = 'refresh';

const OK = 200;
const FIRST_ERROR_STATUS = 400;

export type Operation = { http: HTTPGraphQLRequest; client: RequestClient };

export type ExecutedOperation = HTTPGraphQLHead & OperationTrace & { text: string };

export type Execute = (operation: Operation) => Promise<ExecutedOperation>;

/** Limit of operations that load and resolve data concurrently; more would increase garbage collection. */
const MAX_ACTIVE = 8;
/** Operations that take longer mostly wait for the content service and count as inactive. */
const ACTIVE_MS = 50;

/** Executes operations through Apollo, within the concurrency limits. */
export function createExecute(apollo: ApolloServer<Context>, services: Services, permits: BulkheadPolicy): Execute {
  const active = bulkhead(MAX_ACTIVE, Number.POSITIVE_INFINITY);
  const whenActive = async (work: () => Promise<ExecutedOperation>): Promise<ExecutedOperation> => {
    const started = await active.execute(async () => {
      const execution = work();
      await Promise.race([execution, sleep(ACTIVE_MS, undefined, { ref: false })]);
      return { execution };
    });
    return started.execution;
  };

  return ({ http, client }) => {
    const execute = async () => {
      const trace: OperationTrace = { hasErrors: true, calls: [] };
      const budget = createOperationBudget();
      const locale = parseLocaleHeader(http.headers.get('lang'));
      const contextValue = new Context(services, { client, locale, trace, budget });
      const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: http,
        context: async () => contextValue,
      });
      if (body.kind !== 'complete') throw new Error('Incremental delivery is not supported');
      // A failure of a plugin may come after the trace was completed.
      const hasErrors = trace.hasErrors || (status ?? OK) >= FIRST_ERROR_STATUS;
      return { status: status ?? OK, headers, text: body.string, ...trace, hasErrors };
    };
    return permits.execute(() => whenActive(execute));
  };
}

export function toOperation({ method, url, body, headers, id, ip }: FastifyRequest): Operation {
  return {
    http: { method, headers: toHeaderMap(headers, method), search: new URL(url, 'http://gateway').search, body },
    client: { requestId: id, address: ip, credential: toCredential(headers) },
  };
}

/** The key is compared, never logged or forwarded. */
function toCredential(headers: FastifyRequest['headers']): ClientCredential | undefined {
  const { 'apollographql-client-name': name, 'x-client-key': key } = headers;
  return typeof name === 'string' && typeof key === 'string' ? { name, key } : undefined;
}

function toHeaderMap(headers: FastifyRequest['headers'], method: string): HeaderMap {
  const map = new HeaderMap();
  for (const name of FORWARDED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') map.set(name, value);
  }
  // GET executes queries only, so a cross-site GET is safe: a persisted operation may be a plain link.
  if (method === 'GET') map.set('apollo-require-preflight', 'true');
  return map;
}
