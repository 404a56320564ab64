import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody } from '../errors/errors.ts';
import { toDocumentHash } from '../graphql/operation-manifest.ts';
import type { PersistedOperations } from '../graphql/persisted-operations.ts';
import type { RequestedDocument } from './request-parameters.ts';

/**
 * Tells clients to send the document instead of an unknown hash. Clients cannot register documents, so
 * `PERSISTED_QUERY_NOT_FOUND` would make them send every new document twice. The status and the message are those of
 * Apollo Server, which clients compare.
 */
export function createHashCheck(persisted: PersistedOperations) {
  return ({ text, hash }: RequestedDocument, _request: FastifyRequest, reply: FastifyReply) =>
    text !== undefined || hash === undefined || persisted.has(hash)
      ? undefined
      : reply
          .header('cache-control', 'no-store')
          .send(toErrorBody('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported'));
}

/**
 * Rejects documents that are neither persisted by the site nor by the app that the client name names. `onClientSpecific`
 * receives requests whose response must not be served to other clients unchecked.
 */
export function createPersistedOnlyCheck(
  persisted: PersistedOperations,
  onClientSpecific: (request: FastifyRequest) => void,
) {
  return ({ text, hash }: RequestedDocument, request: FastifyRequest, reply: FastifyReply) => {
    const id = hash ?? (text === undefined ? undefined : toDocumentHash(text));
    if (id === undefined || persisted.isOfSite(id)) return;
    const client = String(request.headers['apollographql-client-name'] ?? '');
    if (persisted.isOfApp(client, id)) {
      onClientSpecific(request);
      return;
    }
    return reply.code(400).send(toErrorBody('UNKNOWN_DOCUMENT', 'Only persisted operations are accepted.'));
  };
}
