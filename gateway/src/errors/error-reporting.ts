import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ERROR_CODES, isErrorCode } from './error-codes.ts';

export type Report = (context: string, error: unknown) => void;

export function createReport(log: Logger): Report {
  return (context, error) => log.error({ context, err: error }, 'error');
}

type FailedOperation = {
  operationName: string | null | undefined;
  contextValue: { requestId: string };
};

/** Reports the server errors of an operation with the request id, which clients see in `X-Request-Id`. */
export function reportServerErrors(
  report: Report,
  { operationName, contextValue: { requestId } }: FailedOperation,
  errors: readonly GraphQLError[],
): void {
  for (const error of errors.filter(isServerError)) {
    report(`${operationName ?? 'operation'} ${requestId}`, error.originalError ?? error);
  }
}

export function createReportPlugin(report: Report): ApolloServerPlugin<FailedOperation['contextValue']> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName, contextValue }) {
          reportServerErrors(report, { operationName, contextValue }, errors);
        },
      };
    },
    /** Thrown outside of resolvers. */
    async unexpectedErrorProcessingRequest({ requestContext: { operationName, contextValue }, error }) {
      report(`${operationName ?? 'operation'} ${contextValue.requestId}`, error);
    },
  };
}

export function isServerError({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  const code = extensions?.code;
  return !isErrorCode(code) || ERROR_CODES[code].fault === 'SERVER';
}
