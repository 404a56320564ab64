import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type GraphQLError, Kind } from 'graphql';
import { createTooCostlyError } from '../../errors/errors.ts';
import type { Context } from '../context.ts';
import type { PersistedOperations } from '../persisted-operations.ts';
import { MAX_COST, MAX_SELECTIONS, type QueryComplexityLimit } from './query-complexity-limit.ts';
import type { OperationCost } from './selection-cost.ts';

const HEADER = 'x-operation-cost';

/** Replaces a rejected document, so that it is neither validated nor cached as valid. */
export const WITHHELD_DOCUMENT: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

/**
 * Query complexity limit: rejects operations above the cost limit before their document is validated. Persisted operations are exempt. Apollo has
 * no hook that can reject a request between parsing and validation, so `didResolveOperation` throws the error.
 */
export function createQueryComplexityLimitPlugin(
  limits: QueryComplexityLimit,
  persisted: PersistedOperations,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request, contextValue }) {
      const includeCost = request.http?.headers.get(HEADER) === '1';
      let cost: OperationCost | undefined;
      let excess: GraphQLError | undefined;
      const measure = (document: DocumentNode, hash: string | undefined) => {
        const isPersisted = persisted.has(String(hash));
        if (cost || (isPersisted && !includeCost)) return;
        cost = limits.measure(document, request);
        contextValue.trace.selections = cost.selections;
        if (!isPersisted) excess = findExcess(cost);
      };
      return {
        async validationDidStart(requestContext) {
          measure(requestContext.document, requestContext.queryHash);
          if (excess) Object.assign(requestContext, { document: WITHHELD_DOCUMENT });
        },
        async didResolveOperation({ document, queryHash }) {
          measure(document, queryHash);
          if (excess) throw excess;
        },
        async willSendResponse({ response }) {
          if (!includeCost || !cost || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const values = contextValue.budget.resolvedValues();
          singleResult.extensions = { ...singleResult.extensions, cost: { ...cost, limit: MAX_COST, values } };
        },
      };
    },
  };
}

function findExcess({ cost, selections }: OperationCost): GraphQLError | undefined {
  if (selections > MAX_SELECTIONS) return createTooCostlyError('SELECTIONS', selections, MAX_SELECTIONS);
  if (cost > MAX_COST) return createTooCostlyError('COST', cost, MAX_COST);
  return;
}
