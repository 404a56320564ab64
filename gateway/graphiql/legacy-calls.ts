import { formatResult } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';

/** An upstream call of an operation. */
export type LegacyCall = { call: string; milliseconds: number; cache: string };

const MAX_RESPONSES = 50;

/** Upstream calls of the latest responses, by the text that GraphiQL displays. */
const callsByText = new Map<string, LegacyCall[]>();

/** Removes the upstream calls from a response; `getLegacyCalls` returns them. */
export function extractLegacyCalls(response: ExecutionResult): ExecutionResult {
  const { extensions, ...rest } = response;
  const { legacy, ...others } = extensions ?? {};
  if (!isCalls(legacy)) return response;
  const displayed = Object.keys(others).length > 0 ? { ...rest, extensions: others } : rest;
  remember(formatResult(displayed), legacy);
  return displayed;
}

export function getLegacyCalls(text: string): LegacyCall[] | undefined {
  return callsByText.get(text);
}

/** Groups calls by name and cache status, with the longest time of each group. */
export function groupCalls(calls: LegacyCall[]): (LegacyCall & { times: number })[] {
  const groups = Map.groupBy(calls, ({ call, cache }) => `${call} ${cache}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({
      ...first,
      times: group.length,
      milliseconds: Math.max(...group.map(({ milliseconds }) => milliseconds)),
    })),
  );
}

function remember(text: string, calls: LegacyCall[]): void {
  callsByText.delete(text);
  callsByText.set(text, calls);
  const [oldest] = callsByText.keys();
  if (callsByText.size > MAX_RESPONSES && oldest !== undefined) callsByText.delete(oldest);
}

function isCalls(value: unknown): value is LegacyCall[] {
  return Array.isArray(value) && value.every(isCall);
}

function isCall(value: unknown): value is LegacyCall {
  if (typeof value !== 'object' || value === null) return false;
  const { call, milliseconds, cache }: Partial<Record<string, unknown>> = { ...value };
  return typeof call === 'string' && typeof milliseconds === 'number' && typeof cache === 'string';
}
