import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Report } from './report.ts';

/** Faults before GraphQL begins (a body too large, no JSON) in the shape of a GraphQL answer. */
export function createErrorHandler(report: Report) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      report(`request ${request.id}`, error);
      return reply.code(500).send(toAnswer('Something went wrong on our side.', 'INTERNAL_SERVER_ERROR'));
    }
    return reply.code(status).send(toAnswer('The request cannot be read.', 'BAD_REQUEST'));
  };
}

/** Operations come by GET or POST alone. */
export async function refuseMethod(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(405).header('allow', 'GET, POST').send(toAnswer('Use GET or POST.', 'BAD_REQUEST'));
}

/** More is asked than can be answered; whoever comes back in a moment finds room. */
export function refuseForNow(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '1').header('cache-control', 'no-store').send(OVERLOADED);
}

export const OVERLOADED = toAnswer('Too much is asked at the moment.', 'OVERLOADED');

function toAnswer(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] };
}
