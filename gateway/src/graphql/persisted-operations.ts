import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';

/** The manifest in the form that Apollo's tools share; an id is the SHA-256 of its document. */
const manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(
    z.object({ id: z.string().regex(/^[0-9a-f]{64}$/), name: z.string(), type: z.string(), body: z.string() }),
  ),
});

const UNKNOWN = 'UNKNOWN_DOCUMENT';

const asked = z.object({ query: z.string() });

/** Documents that clients may name by their hash. */
export type PersistedOperations = ReadonlyMap<string, string>;

export const noPersistedOperations: PersistedOperations = new Map();

export function readPersistedOperations(file: string): PersistedOperations {
  try {
    const { operations } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(operations.map(({ id, body }) => [id, body]));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`PERSISTED_OPERATIONS: ${file} is no manifest. ${reason}`, { cause: error });
  }
}

/** Answers a hash with its document. Clients cannot add any: what they send would push out what others need. */
export function createPersistedQueries(operations: PersistedOperations) {
  return {
    cache: {
      get: async (key: string) => operations.get(key.replace(/^apq:/, '')),
      set: async () => {},
      delete: async () => false,
    },
  };
}

/** Answers a request whose document is not in the manifest before anything reads the document. */
export function createPersistedOnlyHook(operations: PersistedOperations): preHandlerAsyncHookHandler {
  return async ({ method, query, body }, reply) => {
    const document = asked.safeParse(method === 'GET' ? query : body).data?.query;
    if (document === undefined || operations.has(createHash('sha256').update(document).digest('hex'))) return;
    await reply
      .code(400)
      .send({ errors: [{ message: 'Only persisted operations are answered here.', extensions: { code: UNKNOWN } }] });
  };
}
