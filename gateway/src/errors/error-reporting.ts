import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ERROR_CODES, isErrorCode } from './error-codes.ts';

export type Report = (context: string, error: unknown) => void;

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
  const code = extensions?.code;
  return !isErrorCode(code) || ERROR_CODES[code].fault === 'SERVER';
}
