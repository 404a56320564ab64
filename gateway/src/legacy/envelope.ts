import { z } from 'zod';
import { createMalformedError, createRefusedError, createUnavailableError } from '../errors/errors.ts';
import type { CallName } from './calls.ts';
import type { DriftListener } from './drift-monitor.ts';
import { parseLeniently } from './lenient-parse.ts';
import { type LegacyResponse, UpstreamStatus } from './transport.ts';

const CODE_OK = 200;
export const CODE_NOT_FOUND = 404;
const MAX_MESSAGE_LENGTH = 200;

const envelope = z.object({ code: z.coerce.number().int(), data: z.unknown().optional(), msg: z.unknown().optional() });

/** Some calls put the code of a failure into the data. */
const failure = z.object({ code: z.coerce.number().int() });

type Call<Data> = { call: CallName; schema: z.core.$ZodType<Data>; onDrift: DriftListener };

/**
 * The data of a response. Null where the code is 404; any other code than 200 is an error, whatever the HTTP status:
 * the service reports refusals with a status of its own at times.
 */
export function openEnvelope<Data>({ status, retryAfter, bytes }: LegacyResponse, call: Call<Data>): Data | null {
  const isSuccess = status >= 200 && status <= 299;
  const json = parseJson(String(bytes));
  const { data: opened, error } = envelope.safeParse(json);
  if (!isSuccess && (!opened || opened.code === CODE_OK)) {
    throw createUnavailableError(call.call, new UpstreamStatus(status, retryAfter, messageOf(json)));
  }
  if (!opened) throw reject(call, json instanceof Error ? 'not JSON' : 'no envelope', error);
  if (opened.code === CODE_OK) return parseData(call, opened.data);
  const code = failure.safeParse(opened.data).data?.code ?? opened.code;
  if (code === CODE_NOT_FOUND) return null;
  const cause = new UpstreamStatus(status, retryAfter, messageOf(opened));
  throw !isSuccess && isServerFault(status, code)
    ? createUnavailableError(call.call, cause)
    : createRefusedError(call.call, code, cause);
}

function parseData<Data>({ call, schema, onDrift }: Call<Data>, data: unknown): Data {
  const { value, dropped, error } = parseLeniently(schema, data);
  for (const one of dropped) onDrift({ call, ...one });
  if (error) throw createMalformedError(call, error);
  return value;
}

function reject({ call, onDrift }: Call<unknown>, reason: string, error: unknown) {
  onDrift({ call, path: '', reason, count: 1 });
  return createMalformedError(call, error);
}

/** A status of class 500 or 429 that comes with no more than a code of class 500. */
function isServerFault(status: number, code: number): boolean {
  return (status >= 500 || status === 429) && (code === status || (code >= 500 && code <= 599));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return error;
  }
}

/** What the service says of a failure, for the log alone. */
function messageOf(json: unknown): string {
  const { data } = z.object({ msg: z.string() }).safeParse(json);
  return (data?.msg ?? '').slice(0, MAX_MESSAGE_LENGTH);
}
