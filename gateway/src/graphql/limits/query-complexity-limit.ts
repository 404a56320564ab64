import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind } from 'graphql';
import { createListSizes } from './list-sizes.ts';
import { measureOperation } from './operation-cost.ts';
import type { OperationCost } from './selection-cost.ts';
import type { Variables } from './slice-size.ts';

/** Query complexity limit: more than twice the cost of the most expensive page of the site. */
export const MAX_COST = 30_000;
/** After fragment expansion. */
export const MAX_SELECTIONS = 1_000;
/** Compiling blocks the event loop for about 30 µs per selection. */
export const MAX_COMPILED_SELECTIONS = 500;

type Request = { operationName?: string | null | undefined; variables?: Variables | undefined };

export type QueryComplexityLimit = ReturnType<typeof createQueryComplexityLimit>;

export function createQueryComplexityLimit(schema: GraphQLSchema) {
  const sizes = createListSizes(schema);
  return {
    /** Measures the requested operation, or the most expensive one if the document does not contain it. */
    measure: (document: DocumentNode, { operationName, variables = {} }: Request): OperationCost => {
      const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      const costs = new Map(
        operations.map((operation) => [operation, measureOperation(schema, sizes, { document, operation, variables })]),
      );
      const named = getOperationAST(document, operationName);
      const { cost } = (named && costs.get(named)) ?? { cost: maximum([...costs.values()], 'cost') };
      return { cost, selections: maximum([...costs.values()], 'selections') };
    },
  };
}

function maximum(costs: readonly OperationCost[], measure: keyof OperationCost): number {
  return Math.max(0, ...costs.map((cost) => cost[measure]));
}
