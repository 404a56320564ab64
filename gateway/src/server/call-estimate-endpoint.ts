import { BulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { type Execute, toOperation } from '../graphql/execute.ts';
import { rejectOverloaded } from './error-handler.ts';
import { decodeBody } from './request-body.ts';

type Settings = {
  checkParameters: preHandlerAsyncHookHandler;
  /** Estimates the operation instead of executing it. */
  estimate: Execute;
};

/** Responds with the upstream calls of an operation, for GraphiQL. Takes the same POST as `/graphql`. */
export function registerCallEstimate(app: FastifyInstance, { checkParameters, estimate }: Settings): void {
  app.post('/graphiql/estimate', { preParsing: decodeBody, preHandler: checkParameters }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { status, headers, text } = await estimate(toOperation(request));
      for (const [name, value] of headers) reply.header(name, value);
      return reply.code(status ?? 200).send(text);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return rejectOverloaded(reply);
      throw error;
    }
  });
}
