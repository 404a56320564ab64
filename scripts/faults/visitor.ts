import type { FaultGateway } from '../../gateway/src/testing/fault-stack.ts';
import { type Operation, readSampleQueries } from '../../gateway/src/testing/sample-operations.ts';
import { locales } from '../../schema/locales.ts';

/** Everything that GraphiQL and the site ask, in every language. */
export const operations: Pick<Operation, 'document' | 'variables'>[] = readSampleQueries().flatMap(
  ({ document, variables }) =>
    Object.values(locales).map(({ graphql: locale }) => ({ document, variables: { ...variables, locale } })),
);

/** All that is asked here comes from one address. */
export const noLimit = { certificate: Number.MAX_SAFE_INTEGER };

export type RequestClient = ReturnType<typeof createVisitor>;

/** Asks a gateway, and once more when the connection had idled for so long that it was closed under the request. */
export function createVisitor(gateway: FaultGateway) {
  let broken = 0;
  return {
    countBroken: () => broken,
    ask: async (document: string, variables: object = {}) => {
      try {
        return await gateway.execute(document, variables);
      } catch {
        broken += 1;
        return gateway.execute(document, variables);
      }
    },
  };
}
