import { setTimeout as sleep } from 'node:timers/promises';
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import type { ExecutedOperation } from '../response-cache/response-cache.ts';
import { type Context, createContext, parseLocaleHeader, type OperationOutcome, type Services, type RequestClient } from './context.ts';
import { createOperationBudget } from './limits/operation-budget.ts';

/** The headers that change what Apollo does; all else of a request can be forgotten. */
const TAKEN = [
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

export type Operation = { http: HTTPGraphQLRequest; visitor: Omit<RequestClient, 'outcome' | 'budget'> };

/** Room for operations on their way. */
export type Slots = BulkheadPolicy;

export type Execute = (operation: Operation) => Promise<ExecutedOperation>;

/** So few have what they load in memory at once; far more would keep the garbage collector busy. */
const MAX_TURNS = 8;
/** A turn ends with its operation, or after this time: what waits for a slow service is in nobody's way. */
const TURN_MS = 50;

/** Executes operations through Apollo: as many as there are slots, a few of them at a time. */
export function createExecute(apollo: ApolloServer<Context>, services: Services, slots: Slots): Execute {
  const turns = bulkhead(MAX_TURNS, Number.POSITIVE_INFINITY);
  const inTurn = async (work: () => Promise<ExecutedOperation>): Promise<ExecutedOperation> => {
    const begun = await turns.execute(async () => {
      const execution = work();
      await Promise.race([execution, sleep(TURN_MS, undefined, { ref: false })]);
      return { execution };
    });
    return begun.execution;
  };

  return ({ http, visitor }) => {
    const execute = async () => {
      const outcome: OperationOutcome = { isWhole: false, calls: [] };
      const budget = createOperationBudget();
      const locale = parseLocaleHeader(http.headers.get('lang'));
      const contextValue = createContext(services, { ...visitor, outcome, budget }, locale);
      const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: http,
        context: async () => contextValue,
      });
      if (body.kind !== 'complete') throw new Error('Answers come in one piece here');
      return { status: status ?? 200, headers, text: body.string, ...outcome };
    };
    return slots.execute(() => inTurn(execute));
  };
}

/** The operation of a request as it came. */
export function toOperation({ method, url, body, headers, id, ip }: FastifyRequest): Operation {
  return {
    http: { method, headers: toHeaderMap(headers, method), search: new URL(url, 'http://gateway').search, body },
    visitor: { id, address: ip },
  };
}

function toHeaderMap(headers: FastifyRequest['headers'], method: string): HeaderMap {
  const map = new HeaderMap();
  for (const name of TAKEN) {
    const value = headers[name];
    if (typeof value === 'string') map.set(name, value);
  }
  // By GET nothing can be changed, so another site may send it: a persisted operation is a plain link.
  if (method === 'GET') map.set('apollo-require-preflight', 'true');
  return map;
}
