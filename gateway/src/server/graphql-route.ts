import { HeaderMap } from '@apollo/server';
import { formatCacheTags } from '@heliograph/schema/cache-tags.ts';
import { BulkheadRejectedError } from 'cockatiel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ResponseCache, type ExecutedOperation, UncacheableError } from '../response-cache/response-cache.ts';
import type { DocumentCache } from '../response-cache/document-cache.ts';
import { isAcceptable, toHttpResponse, toContentType } from '../response-cache/http-response.ts';
import { type CacheableRequest, toCacheableRequest } from '../response-cache/cache-key.ts';
import { parseLocaleHeader } from '../graphql/context.ts';
import { rejectOverloaded } from './error-handler.ts';
import { type Execute, type Operation, toOperation } from '../graphql/execute.ts';
import type { RawResponseCache } from '../response-cache/raw-response-cache.ts';
import type { Metrics } from './metrics.ts';

type Parts = {
  documents: DocumentCache;
  answers: ResponseCache;
  execute: Execute;
  metrics: Metrics;
  /** Told what a request asked. */
  learn: RawResponseCache['learn'];
};

/** Answers `/graphql`: with what is kept, or by executing the operation. */
export function createGraphqlHandler({ documents, answers, execute, metrics, learn }: Parts) {
  const executing = (operation: Operation) => () => execute(operation);

  /** Executes the same later. This is kept with the answer, so it holds nothing that a client could make large. */
  const executingLater =
    (body: CacheableRequest['body'], visitor: Operation['visitor'], accept: string, lang: string) => () =>
      execute({
        http: {
          method: 'POST',
          headers: new HeaderMap([
            ['content-type', 'application/json'],
            ['accept', accept],
            ['lang', lang],
            ['apollographql-client-name', 'refresh'],
          ]),
          search: '',
          body,
        },
        visitor: { ...visitor, requireFresh: true },
      });

  async function answerQuestion(question: CacheableRequest, request: FastifyRequest, reply: FastifyReply) {
    const operation = toOperation(request);
    const found = await answers.get(
      question,
      executing(toAsked(question, operation)),
      executingLater(
        question.body,
        operation.visitor,
        toContentType(request.headers.accept),
        parseLocaleHeader(request.headers.lang),
      ),
    );
    learn(request.raw, question);
    metrics.countCachedResponse(question.operation, request.headers, found.status);
    const { accept, 'if-none-match': known } = request.headers;
    const { status, headers, body } = toHttpResponse(found, toContentType(accept), known);
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
    return reply.code(status).send(body?.bytes);
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const question = isAcceptable(request.headers.accept) ? toCacheableRequest(request, documents) : undefined;
    try {
      if (question) return await answerQuestion(question, request, reply);
      return sendExecuted(reply, await execute(toOperation(request)));
    } catch (error) {
      if (error instanceof UncacheableError) return sendExecuted(reply, error.executed);
      if (error instanceof BulkheadRejectedError) return rejectOverloaded(reply);
      throw error;
    }
  };
}

/** What was asked, however it was sent. */
function toAsked({ body }: CacheableRequest, { http, visitor }: Operation): Operation {
  const headers = new HeaderMap(http.headers);
  headers.set('content-type', 'application/json');
  return { http: { method: 'POST', headers, search: '', body }, visitor };
}

function sendExecuted(reply: FastifyReply, { status, headers, text, calls }: ExecutedOperation): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  const tags = [...new Set(calls.flatMap((call) => call.tags))];
  if (tags.length > 0) reply.header('cache-tag', formatCacheTags(tags));
  return reply
    .code(status ?? 200)
    .header('cache-control', 'no-store')
    .send(text);
}
