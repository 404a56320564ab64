import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { toDocumentHash, toHash } from '../graphql/operation-manifest.ts';
import { rejectRequest } from './error-handler.ts';

/** What a request executes; both are undefined if it has neither. */
export type RequestedDocument = { text: string | undefined; hash: string | undefined };

type CheckDocument = (
  requested: RequestedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | undefined;

const parameters = z.object({
  query: z.string().optional().catch(undefined),
  extensions: z.looseObject({ persistedQuery: z.unknown() }).optional().catch(undefined),
});

const persistedQuery = z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^(?:sha256:)?[0-9a-f]{64}$/) });

/** Rejects parameters for which Apollo Server would return a server error or none at all, then checks the document. */
export function createParameterCheck(checkDocument: CheckDocument): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { data } = parameters.safeParse(request.method === 'GET' ? parseExtensions(request.query) : request.body);
    const text = data?.query;
    if (text?.includes('\0')) return rejectRequest(reply, 'The document contains a NUL character.');
    const given = data?.extensions?.persistedQuery;
    const hash = persistedQuery.safeParse(given).data?.sha256Hash;
    if (given !== undefined && hash === undefined)
      return rejectRequest(reply, 'persistedQuery requires version 1 and a SHA-256 hash in lower-case hexadecimal.');
    if (text !== undefined && hash !== undefined && hash !== toDocumentHash(text)) {
      return rejectRequest(reply, 'The hash does not match the document.');
    }
    return checkDocument({ text, hash: hash && toHash(hash) }, request, reply);
  };
}

/** In a URL, `extensions` is JSON. Invalid JSON is left to Apollo Server, which rejects it. */
function parseExtensions(query: unknown): unknown {
  const { extensions, ...rest }: { extensions?: unknown } = { ...(typeof query === 'object' ? query : {}) };
  try {
    return { ...rest, extensions: JSON.parse(String(extensions ?? 'null')) };
  } catch {
    return rest;
  }
}
