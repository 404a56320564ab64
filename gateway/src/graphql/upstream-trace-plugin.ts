import type { ApolloServerPlugin } from '@apollo/server';
import type { CallTrace } from '../legacy/call-trace.ts';
import type { Context } from './context.ts';

const HEADER = 'x-legacy-calls';

/** Adds `extensions.legacy` on request: the upstream calls of the operation with their duration and cache status. */
export const upstreamTracePlugin: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    if (request.http?.headers.get(HEADER) !== '1') return {};
    return {
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        const legacy = toDistinctCalls(contextValue.trace.calls).map(toPublicTrace);
        singleResult.extensions = { ...singleResult.extensions, legacy };
      },
    };
  },
};

/** Every request that was sent, and one entry for equal reads that were not: cached or joined. */
export function toDistinctCalls<Call extends Pick<CallTrace, 'key' | 'cache'>>(calls: readonly Call[]): Call[] {
  const listed = new Set(calls.flatMap(({ key, cache }) => (key !== undefined && cache === 'miss' ? [key] : [])));
  return calls.filter(({ key, cache }) => {
    if (key === undefined || cache === 'miss') return true;
    const isFirst = !listed.has(key);
    listed.add(key);
    return isFirst;
  });
}

function toPublicTrace({ call, milliseconds, cache }: CallTrace) {
  return { call, milliseconds, cache };
}
