import { z } from 'zod';
import { createMalformedError, createRefusedError, createUnavailableError } from '../errors/errors.ts';
import type { CallName } from './calls.ts';
import type { ParseListeners } from './drift-monitor.ts';
import { parseJson } from './json-records.ts';
import { parseLeniently } from './lenient-parse.ts';
import { type LegacyResponse, UpstreamStatus } from './transport.ts';

const CODE_OK = 200;
export const CODE_NOT_FOUND = 404;
const MAX_MESSAGE_LENGTH = 200;

const envelope = z.object({ code: z.coerce.number().int(), data: z.unknown().optional(), msg: z.unknown().optional() });

/** Some calls return the error code in `data`. */
const errorData = z.object({ code: z.coerce.number().int() });

type Call<Data> = {
  call: CallName;
  schema: z.core.$ZodType<Data>;
  listeners: ParseListeners;
  /** Throws if the response is not JSON. */
  parse?: (bytes: Buffer) => unknown;
};

/**
 * Returns the data of a response; null for code 404. Any other code than 200 is an error whatever the HTTP status, which
 * the service does not set consistently.
 */
export function openEnvelope<Data>({ status, retryAfter, bytes }: LegacyResponse, call: Call<Data>): Data | null {
  const isSuccess = status >= 200 && status <= 299;
  const json = tryParse(bytes, call);
  const { data: envelopeData, error } = envelope.safeParse(json);
  if (!isSuccess && (!envelopeData || envelopeData.code === CODE_OK)) {
    throw createUnavailableError(call.call, new UpstreamStatus(status, retryAfter, messageOf(json)));
  }
  if (!envelopeData) throw reject(call, json instanceof Error ? 'not JSON' : 'no envelope', error);
  if (envelopeData.code === CODE_OK) return parseData(call, envelopeData.data);
  const code = errorData.safeParse(envelopeData.data).data?.code ?? envelopeData.code;
  if (code === CODE_NOT_FOUND) return null;
  const cause = new UpstreamStatus(status, retryAfter, messageOf(envelopeData));
  throw !isSuccess && isServerFailure(status, code)
    ? createUnavailableError(call.call, cause)
    : createRefusedError(call.call, code, cause);
}

/** For calls whose data must exist. */
export function requireData<Data>(call: CallName, data: Data | null): Data {
  if (data === null) throw createRefusedError(call, CODE_NOT_FOUND);
  return data;
}

function parseData<Data>({ call, schema, listeners }: Call<Data>, data: unknown): Data {
  listeners.onResponse(call, schema, data);
  const { value, dropped, error } = parseLeniently(schema, data);
  for (const droppedValue of dropped) listeners.onDrift({ call, ...droppedValue });
  if (error) throw createMalformedError(call, error);
  return value;
}

function reject({ call, listeners }: Call<unknown>, reason: string, error: unknown) {
  listeners.onDrift({ call, path: '', reason, count: 1 });
  return createMalformedError(call, error);
}

/** HTTP 5xx or 429, unless the code in the body identifies a client error. */
function isServerFailure(status: number, code: number): boolean {
  return (status >= 500 || status === 429) && (code === status || (code >= 500 && code <= 599));
}

function tryParse(bytes: Buffer, { parse = parseJson }: Call<unknown>): unknown {
  try {
    return parse(bytes);
  } catch (error) {
    return error;
  }
}

/** For the log only. */
function messageOf(json: unknown): string {
  const { data } = z.object({ msg: z.string() }).safeParse(json);
  return (data?.msg ?? '').slice(0, MAX_MESSAGE_LENGTH);
}
