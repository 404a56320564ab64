/** The estimated cost of an operation, the limit, and the number of resolved values. */
export type OperationCost = { cost: number; limit: number; values: number };

export function isCost(value: unknown): value is OperationCost {
  if (typeof value !== 'object' || value === null) return false;
  const { cost, limit, values }: Partial<Record<string, unknown>> = { ...value };
  return [cost, limit, values].every((number) => typeof number === 'number');
}
