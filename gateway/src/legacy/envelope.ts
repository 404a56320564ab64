import { z } from 'zod';
import { createMalformedError, createRefusedError } from '../errors.ts';

const CODE_OK = 200;
export const CODE_NOT_FOUND = 404;

const envelope = z.object({ code: z.coerce.number(), data: z.unknown() });

/** Some calls put the code of a failure into the data. */
const failure = z.object({ code: z.coerce.number() });

/** Takes an answer out of its envelope: parsed data, null for "there is none", or an error with a code. */
export function openEnvelope<Data>(call: string, answer: Buffer | string, shape: z.ZodType<Data>): Data | null {
  const opened = envelope.safeParse(parseJson(call, String(answer)));
  if (!opened.success) throw createMalformedError(call, opened.error);
  const { data } = opened.data;
  if (opened.data.code !== CODE_OK) {
    const code = failure.safeParse(data).data?.code ?? opened.data.code;
    if (code === CODE_NOT_FOUND) return null;
    throw createRefusedError(call, code);
  }
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw createMalformedError(call, parsed.error);
  return parsed.data;
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw createMalformedError(call, error);
  }
}
