import type { FaultGateway } from '../../gateway/src/testing/fault-stack.ts';
import { type Operation, readSampleQueries } from '../../gateway/src/testing/sample-operations.ts';
import { locales } from '../../schema/locales.ts';

/** All operations of GraphiQL and the site, in every locale. */
export const operations: Pick<Operation, 'document' | 'variables'>[] = readSampleQueries().flatMap(
  ({ document, variables }) =>
    Object.values(locales).map(({ graphql: locale }) => ({ document, variables: { ...variables, locale } })),
);

/** All requests come from one address. */
export const noLimit = { certificate: Number.MAX_SAFE_INTEGER };

export type RequestClient = ReturnType<typeof createRequestClient>;

/** Retries once, because an idle keep-alive connection can close while a request is sent. */
export function createRequestClient(gateway: FaultGateway) {
  let brokenConnections = 0;
  return {
    countBrokenConnections: () => brokenConnections,
    ask: async (document: string, variables: object = {}) => {
      try {
        return await gateway.execute(document, variables);
      } catch {
        brokenConnections += 1;
        return gateway.execute(document, variables);
      }
    },
  };
}
