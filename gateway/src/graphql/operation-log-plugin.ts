import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from 'pino';
import type { CallTrace } from '../legacy/call-trace.ts';
import type { Context } from './context.ts';

export type OperationRecord = {
  operation: string;
  client: string;
  version: string;
  outcome: 'ok' | 'error';
  seconds: number;
  /** Schema coordinates. */
  deprecatedUses: readonly string[];
  calls: readonly CallTrace[];
};

/** Logs and counts each executed operation: client, duration, outcome and upstream calls. */
export function createOperationLogPlugin(
  countOperation: (record: OperationRecord) => void,
  findDeprecatedUses: (document: string) => readonly string[],
  log: Logger,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      const start = performance.now();
      const client = request.http?.headers.get('apollographql-client-name') ?? 'unknown';
      const version = request.http?.headers.get('apollographql-client-version') ?? 'unknown';
      return {
        async willSendResponse({ operation: executed, source, operationName, response, contextValue }) {
          const { requestId, trace, locale } = contextValue;
          trace.hasErrors = response.body.kind === 'single' && (response.body.singleResult.errors ?? []).length > 0;
          const operation = operationName ?? 'anonymous';
          const outcome = trace.hasErrors ? 'error' : 'ok';
          const milliseconds = Math.round(performance.now() - start);
          const deprecatedUses = executed && source !== undefined ? findDeprecatedUses(source) : [];
          const { calls } = trace;
          countOperation({ operation, client, version, outcome, seconds: milliseconds / 1000, deprecatedUses, calls });
          log.info(
            {
              requestId,
              operation,
              outcome,
              locale,
              client,
              version,
              milliseconds,
              calls: calls.map(({ call, milliseconds, cache }) => ({ call, milliseconds, cache })),
            },
            'operation',
          );
        },
      };
    },
  };
}
