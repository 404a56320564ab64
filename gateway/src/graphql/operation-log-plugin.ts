import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from 'pino';
import type { Context } from './context.ts';
import type { Metrics } from '../server/metrics.ts';

/** Logs and counts each operation once, when it is answered: who asked, how long it took, which calls it needed. */
export function createOperationLogPlugin(metrics: Metrics, log: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      const start = performance.now();
      const client = request.http?.headers.get('apollographql-client-name') ?? 'unknown';
      const version = request.http?.headers.get('apollographql-client-version') ?? 'unknown';
      return {
        async willSendResponse({ operationName, response, contextValue }) {
          const { requestId, outcome: done, locale } = contextValue;
          const hasErrors = response.body.kind === 'single' && (response.body.singleResult.errors ?? []).length > 0;
          done.isWhole = !hasErrors;
          const operation = operationName ?? 'anonymous';
          const outcome = hasErrors ? 'error' : 'ok';
          const milliseconds = Math.round(performance.now() - start);
          metrics.record({ operation, client, version, outcome, seconds: milliseconds / 1000, calls: done.calls });
          log.info(
            {
              requestId,
              operation,
              outcome,
              locale,
              client,
              version,
              milliseconds,
              calls: done.calls.map(({ call, milliseconds, cache }) => ({ call, milliseconds, cache })),
            },
            'operation',
          );
        },
      };
    },
  };
}
