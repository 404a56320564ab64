import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind } from 'graphql';
import { createListSizes } from './list-sizes.ts';
import { measureOperation } from './operation-cost.ts';
import type { OperationCost } from './selection-cost.ts';
import type { Variables } from './slice-size.ts';

/** Four times what the most expensive page of the site asks for. */
export const MAX_COST = 25_000;
/** Selections of a document with its fragments expanded. */
export const MAX_SELECTIONS = 1_000;
/** Compiling takes some 30 µs for each selection, in one piece. */
export const MAX_COMPILED_SELECTIONS = 500;

type Request = { operationName?: string | null | undefined; variables?: Variables | undefined };

export type OperationLimits = ReturnType<typeof createOperationLimits>;

/** Measures the operations of a document against a schema. */
export function createOperationLimits(schema: GraphQLSchema) {
  const sizes = createListSizes(schema);
  return {
    /** The operation that a request names; of a document in which it is not found, the most expensive one. */
    measure: (document: DocumentNode, { operationName, variables = {} }: Request): OperationCost => {
      const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      const costs = new Map(
        operations.map((operation) => [operation, measureOperation(schema, sizes, { document, operation, variables })]),
      );
      const named = getOperationAST(document, operationName);
      const { cost } = (named && costs.get(named)) ?? { cost: most([...costs.values()], 'cost') };
      return { cost, selections: most([...costs.values()], 'selections') };
    },
  };
}

function most(costs: readonly OperationCost[], measure: keyof OperationCost): number {
  return Math.max(0, ...costs.map((cost) => cost[measure]));
}
