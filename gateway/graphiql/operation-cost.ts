import { formatResult } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';

/** What an operation was estimated to cost, what an operation may cost, and how many values it resolved. */
export type OperationCost = { cost: number; limit: number; values: number };

const KEPT = 50;

/** The cost of the latest operations, by the text in which GraphiQL shows their response. */
const costsByText = new Map<string, OperationCost>();

/** Takes the cost out of a response. */
export function splitOperationCost(response: ExecutionResult) {
  const { extensions, ...shown } = response;
  const { cost, ...others } = extensions ?? {};
  if (!isCost(cost)) return { response };
  return { response: Object.keys(others).length > 0 ? { ...shown, extensions: others } : shown, cost };
}

/** Remembers the cost of the response that is shown. */
export function setOperationCost(response: ExecutionResult, cost: OperationCost): void {
  const text = formatResult(response);
  costsByText.delete(text);
  costsByText.set(text, cost);
  const [oldest] = costsByText.keys();
  if (costsByText.size > KEPT && oldest !== undefined) costsByText.delete(oldest);
}

export function getOperationCost(text: string): OperationCost | undefined {
  return costsByText.get(text);
}

function isCost(value: unknown): value is OperationCost {
  if (typeof value !== 'object' || value === null) return false;
  const { cost, limit, values }: Partial<Record<string, unknown>> = { ...value };
  return [cost, limit, values].every((number) => typeof number === 'number');
}
