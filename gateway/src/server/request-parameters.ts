import { createHash } from 'node:crypto';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { rejectRequest } from './error-handler.ts';

const parameters = z.object({
  query: z.string().optional().catch(undefined),
  extensions: z.looseObject({ persistedQuery: z.unknown() }).optional().catch(undefined),
});

const persistedQuery = z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** Rejects parameters for which Apollo Server would return a server error or none at all. */
export const checkParameters: preHandlerAsyncHookHandler = async ({ method, query, body }, reply) => {
  const { data } = parameters.safeParse(method === 'GET' ? parseExtensions(query) : body);
  if (data?.query?.includes('\0')) return rejectRequest(reply, 'The document contains a NUL character.');
  if (data?.extensions?.persistedQuery === undefined) return;
  const { data: persisted } = persistedQuery.safeParse(data.extensions.persistedQuery);
  if (!persisted)
    return rejectRequest(reply, 'persistedQuery requires version 1 and a SHA-256 hash in lower-case hexadecimal.');
  if (data.query !== undefined && persisted.sha256Hash !== createHash('sha256').update(data.query).digest('hex')) {
    return rejectRequest(reply, 'The hash does not match the document.');
  }
};

/** In a URL, `extensions` is JSON. Invalid JSON is left to Apollo Server, which rejects it. */
function parseExtensions(query: unknown): unknown {
  const { extensions, ...rest }: { extensions?: unknown } = { ...(typeof query === 'object' ? query : {}) };
  try {
    return { ...rest, extensions: JSON.parse(String(extensions ?? 'null')) };
  } catch {
    return rest;
  }
}
