import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Report } from '../errors/error-reporting.ts';
import { toErrorBody } from '../errors/errors.ts';
import { pickOverloadResponse } from './overload-response.ts';

/** Errors before GraphQL execution, such as an oversized body or invalid JSON, as GraphQL responses. */
export function createErrorHandler(report: Report) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      report(`request ${request.id}`, error);
      return reply.code(500).send(toErrorBody('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.'));
    }
    return reply.code(status).send(toErrorBody('BAD_REQUEST', 'The request cannot be read.'));
  };
}

async function rejectMethod(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(405).header('allow', 'GET, POST').send(toErrorBody('BAD_REQUEST', 'Use GET or POST.'));
}

export async function handleNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (request.url.split('?', 1)[0] === '/graphql') return rejectMethod(request, reply);
  return reply.code(404).send(toErrorBody('NOT_FOUND', 'Not found.'));
}

/** Rejects with 400. */
export function rejectRequest(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send(toErrorBody('BAD_REQUEST', message));
}

/** Overloaded: 503 with `Retry-After`. */
export function rejectOverloaded(reply: FastifyReply): FastifyReply {
  const { headers, body } = pickOverloadResponse();
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1]);
  return reply.code(503).type('application/json; charset=utf-8').send(body);
}
