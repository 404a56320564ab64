import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { errorLimitsPlugin } from '../errors/error-limits.ts';
import { createReportPlugin, type Report } from '../errors/error-reporting.ts';
import { formatError } from '../errors/errors.ts';
import type { Context } from '../graphql/context.ts';
import { httpStatusPlugin } from '../graphql/http-status-plugin.ts';
import { depthAndAliasLimits } from '../graphql/limits/depth-and-alias-limits.ts';
import type { QueryComplexityLimit } from '../graphql/limits/query-complexity-limit.ts';
import { createQueryComplexityLimitPlugin } from '../graphql/limits/query-complexity-limit-plugin.ts';
import { localeDirectivePlugin } from '../graphql/locale-directive-plugin.ts';
import { createPersistedQueries, type PersistedOperations } from '../graphql/persisted-operations.ts';
import { requestValidationPlugin } from '../graphql/request-validation-plugin.ts';

type Settings = {
  schema: GraphQLSchema;
  persisted: PersistedOperations;
  complexityLimit: QueryComplexityLimit;
  documentStore: NonNullable<ApolloServerOptions<Context>['documentStore']>;
  report: Report;
  log: Logger;
  introspection: boolean;
  /** Run after the limits. */
  plugins: ApolloServerPlugin<Context>[];
};

/** Starts an Apollo Server that enforces the limits for documents. */
export async function startApollo(settings: Settings): Promise<ApolloServer<Context>> {
  const { schema, persisted, complexityLimit, documentStore, report, log, introspection, plugins } = settings;
  const apollo = new ApolloServer<Context>({
    schema,
    logger: log,
    persistedQueries: createPersistedQueries(persisted),
    documentStore,
    ...depthAndAliasLimits,
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    introspection,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It wraps every field; the cache policy is computed once per document instead.
      ApolloServerPluginCacheControlDisabled(),
      // First: it withholds documents that cost too much from the plugins below.
      createQueryComplexityLimitPlugin(complexityLimit, persisted),
      requestValidationPlugin,
      localeDirectivePlugin,
      httpStatusPlugin,
      errorLimitsPlugin,
      createReportPlugin(report),
      ...plugins,
    ],
  });
  await apollo.start();
  return apollo;
}
