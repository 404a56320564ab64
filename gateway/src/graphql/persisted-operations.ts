import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { toErrorBody } from '../errors/errors.ts';

/** The format of Apollo's tools; an id is the SHA-256 hash of its document. */
const manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(
    z.object({ id: z.string().regex(/^[0-9a-f]{64}$/), name: z.string(), type: z.string(), body: z.string() }),
  ),
});

const requestParameters = z.object({ query: z.string() });

/** Documents by hash. */
export type PersistedOperations = ReadonlyMap<string, string>;

export const noPersistedOperations: PersistedOperations = new Map();

export function readPersistedOperations(file: string): PersistedOperations {
  try {
    const { operations } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(operations.map(({ id, body }) => [id, body]));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`PERSISTED_OPERATIONS: ${file} is not a valid manifest. ${reason}`, { cause: error });
  }
}

/** A read-only cache for Apollo: clients cannot register documents, which would evict those of others. */
export function createPersistedQueries(operations: PersistedOperations) {
  return {
    cache: {
      get: async (key: string) => operations.get(key.replace(/^apq:/, '')),
      set: async () => {},
      delete: async () => false,
    },
  };
}

/** Rejects documents that are not in the manifest before they are parsed. */
export function createPersistedOnlyHook(operations: PersistedOperations): preHandlerAsyncHookHandler {
  return async ({ method, query, body }, reply) => {
    const document = requestParameters.safeParse(method === 'GET' ? query : body).data?.query;
    if (document === undefined || operations.has(createHash('sha256').update(document).digest('hex'))) return;
    await reply.code(400).send(toErrorBody('UNKNOWN_DOCUMENT', 'Only persisted operations are accepted.'));
  };
}
