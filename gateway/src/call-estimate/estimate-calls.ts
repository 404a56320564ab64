import type { CacheStatus } from '../cache/swr-cache.ts';
import type { Context } from '../graphql/context.ts';
import type { CallTrace } from '../legacy/call-trace.ts';
import { type CallName, isWrite } from '../legacy/calls.ts';
import type { PossibleCalls, UnknownCall } from './field-calls.ts';
import { runOnCache, type UnknownFields } from './run-on-cache.ts';
import { type EstimatedOperation, type SelectedField, selectFields } from './selected-fields.ts';

/** A call that an operation would make. */
export type EstimatedCall = {
  /** One of these. */
  anyOf: readonly CallName[];
  /** As in the trace; `unknown` if the parameters depend on data that is not cached. */
  cache: CacheStatus | 'none' | 'unknown';
  /** Whether it is made in any case. */
  isCertain: boolean;
};

/** Contexts that send nothing, for calls that are certain and calls that are possible. */
export type EstimateContexts = { certain: Context; possible: Context };

/**
 * Lists the calls that an operation makes at most, apart from retries. The resolvers of a query run as far as responses
 * are cached, so these calls are exact. For the fields below a response that is not cached, and for mutations, which do not
 * run, `fieldCalls` says which calls are possible.
 */
export async function estimateCalls(
  operation: EstimatedOperation,
  contexts: EstimateContexts,
): Promise<EstimatedCall[]> {
  const fields = selectFields(operation);
  const isQuery = operation.operation.operation === 'query';
  const unknownFields = isQuery
    ? await runOnCache(operation, fields, contexts.certain)
    : { waiting: new Set<SelectedField>(), skipped: new Set(fields) };
  const unknownCalls = await startPossibleCalls(unknownFields, contexts);
  const certain = distinct(contexts.certain.trace.calls);
  const keys = new Set(certain.map(({ key }) => key));
  const possible = distinct(contexts.possible.trace.calls).filter(({ key }) => key === undefined || !keys.has(key));
  return [
    ...certain.map(({ call, cache }) => ({ anyOf: [call], cache, isCertain: true })),
    ...possible.map(({ call, cache }) => ({ anyOf: [call], cache, isCertain: false })),
    ...unknownCalls.map(({ anyOf }) => toUnknown(anyOf)),
  ];
}

/** Starts the possible calls whose parameters are known; returns the others. */
async function startPossibleCalls({ waiting, skipped }: UnknownFields, { certain, possible }: EstimateContexts) {
  const unknownCalls: UnknownCall[] = [];

  function start(call: PossibleCalls, { args, parentArgs }: SelectedField): UnknownCall[] {
    if (typeof call !== 'function') return call.isCovered?.(certain) ? [] : [call];
    // A call with invalid arguments is not made.
    new Promise((resolve) => resolve(call(possible, args, parentArgs))).catch(() => {});
    return [];
  }

  /** The calls of fields of the same records, which share those with unknown parameters. */
  function assume(fields: readonly SelectedField[], isStarted: boolean): void {
    const calls = fields.flatMap((field) => {
      const { starts = [], follows = [] } = field.calls;
      return [...(isStarted ? [] : starts), ...follows].flatMap((call) => start(call, field));
    });
    unknownCalls.push(...new Set(calls));
    for (const { possibleTypes, fieldsOf } of fields) assume(possibleTypes.flatMap(fieldsOf), false);
  }

  for (const field of waiting) assume([field], true);
  for (const field of skipped) assume([field], false);
  await new Promise((resolve) => setImmediate(resolve));
  return unknownCalls;
}

function toUnknown(anyOf: readonly CallName[]): EstimatedCall {
  return { anyOf, cache: anyOf.some(isWrite) ? 'none' : 'unknown', isCertain: false };
}

/** An operation sends an equal read once. */
function distinct(calls: readonly CallTrace[]): CallTrace[] {
  return [...new Map(calls.map((call) => [call.key ?? Symbol(call.call), call])).values()];
}
