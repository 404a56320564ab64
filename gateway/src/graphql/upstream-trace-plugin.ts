import type { ApolloServerPlugin } from '@apollo/server';
import type { CallTrace } from '../legacy/client.ts';
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
        singleResult.extensions = { ...singleResult.extensions, legacy: contextValue.trace.calls.map(toPublicTrace) };
      },
    };
  },
};

function toPublicTrace({ call, milliseconds, cache }: CallTrace) {
  return { call, milliseconds, cache };
}
