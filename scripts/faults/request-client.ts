import { type Operation, readOperations } from '../../gateway/src/testing/fault-operations.ts';
import type { FaultGateway } from '../../gateway/src/testing/fault-stack.ts';
import { locales } from '../../schema/locales.ts';

/** All operations of GraphiQL and the site, in every locale. */
export const operations: Pick<Operation, 'document' | 'variables'>[] = readOperations().flatMap(
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
        return await gateway.ask(document, variables);
      } catch {
        brokenConnections += 1;
        return gateway.ask(document, variables);
      }
    },
  };
}
