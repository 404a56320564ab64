import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

export type Report = (context: string, error: unknown) => void;

const CLIENT_ERROR_CODES = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_TOO_COSTLY',
  'OPERATION_BUDGET_EXCEEDED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

export function createReport(log: Logger): Report {
  return (context, error) => log.error({ context, err: error }, 'error');
}

/** Reports the server errors of an operation. */
export function createReportPlugin(report: Report): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors.filter(isServerError))
            report(operationName ?? 'operation', error.originalError ?? error);
        },
      };
    },
  };
}

export function isServerError({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  return !CLIENT_ERROR_CODES.has(String(extensions?.code));
}
