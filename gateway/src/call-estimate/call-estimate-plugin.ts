import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { getVariableValues } from 'graphql';
import { Context, type Services } from '../graphql/context.ts';
import { createOperationBudget } from '../graphql/limits/operation-budget.ts';
import { type EstimatedCall, estimateCalls } from './estimate-calls.ts';

/** Responds with the upstream calls of the operation instead of executing it. */
export function createCallEstimatePlugin(services: Services): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, request, contextValue }) {
          const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
          // Apollo reports invalid variables.
          if (!coerced) return null;
          const createContext = () =>
            new Context(services, {
              client: { requestId: contextValue.requestId, address: '' },
              locale: contextValue.locale,
              trace: { hasErrors: false, calls: [] },
              budget: createOperationBudget(),
            });
          const calls = await estimateCalls(
            { schema, document, operation, variables: coerced },
            { certain: createContext(), possible: createContext() },
          );
          return {
            http: { headers: new HeaderMap() },
            body: { kind: 'single', singleResult: { data: null, extensions: { estimate: toEstimate(calls) } } },
          };
        },
      };
    },
  };
}

function toEstimate(calls: readonly EstimatedCall[]) {
  const cached = calls.filter(({ cache }) => cache === 'hit' || cache === 'stale' || cache === 'inflight');
  return { atMost: calls.length, cached: cached.length, calls };
}
