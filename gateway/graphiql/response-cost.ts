import { formatResult } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';

/** The estimated cost of an operation, the limit, and the number of resolved values. */
export type ResponseCost = { cost: number; limit: number; values: number };

const MAX_RESPONSES = 50;

/** Costs of the latest responses, by the text that GraphiQL displays. */
const costsByText = new Map<string, ResponseCost>();

/** Removes the cost from a response. */
export function splitResponseCost(response: ExecutionResult) {
  const { extensions, ...rest } = response;
  const { cost, ...others } = extensions ?? {};
  if (!isCost(cost)) return { response };
  return { response: Object.keys(others).length > 0 ? { ...rest, extensions: others } : rest, cost };
}

export function setResponseCost(response: ExecutionResult, cost: ResponseCost): void {
  const text = formatResult(response);
  costsByText.delete(text);
  costsByText.set(text, cost);
  const [oldest] = costsByText.keys();
  if (costsByText.size > MAX_RESPONSES && oldest !== undefined) costsByText.delete(oldest);
}

export function getResponseCost(text: string): ResponseCost | undefined {
  return costsByText.get(text);
}

function isCost(value: unknown): value is ResponseCost {
  if (typeof value !== 'object' || value === null) return false;
  const { cost, limit, values }: Partial<Record<string, unknown>> = { ...value };
  return [cost, limit, values].every((number) => typeof number === 'number');
}
