import { formatResult } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';

/** A REST call that an operation caused. */
export type LegacyCall = { call: string; milliseconds: number; cache: string };

const KEPT = 50;

/** The calls behind the latest answers, by the text in which GraphiQL shows an answer. */
const callsByText = new Map<string, LegacyCall[]>();

/** Takes the REST calls out of an answer; `getLegacyCalls` finds them again. */
export function extractLegacyCalls(answer: ExecutionResult): ExecutionResult {
  const { extensions, ...shown } = answer;
  const { legacy, ...others } = extensions ?? {};
  if (!isCalls(legacy)) return answer;
  const rest = Object.keys(others).length > 0 ? { ...shown, extensions: others } : shown;
  keep(formatResult(rest), legacy);
  return rest;
}

export function getLegacyCalls(text: string): LegacyCall[] | undefined {
  return callsByText.get(text);
}

/** Equal calls that the cache treated alike as one, with the longest of their times. */
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

function keep(text: string, calls: LegacyCall[]): void {
  callsByText.delete(text);
  callsByText.set(text, calls);
  const [oldest] = callsByText.keys();
  if (callsByText.size > KEPT && oldest !== undefined) callsByText.delete(oldest);
}

function isCalls(value: unknown): value is LegacyCall[] {
  return Array.isArray(value) && value.every(isCall);
}

function isCall(value: unknown): value is LegacyCall {
  if (typeof value !== 'object' || value === null) return false;
  const { call, milliseconds, cache }: Partial<Record<string, unknown>> = { ...value };
  return typeof call === 'string' && typeof milliseconds === 'number' && typeof cache === 'string';
}
