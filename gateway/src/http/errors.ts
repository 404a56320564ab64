import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Faults before GraphQL begins (a body too large, no JSON) in the shape of a GraphQL answer. */
export function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    console.error(error);
    return reply.code(500).send(toAnswer('Something went wrong on our side.', 'INTERNAL_SERVER_ERROR'));
  }
  return reply.code(status).send(toAnswer('The request cannot be read.', 'BAD_REQUEST'));
}

function toAnswer(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] };
}
