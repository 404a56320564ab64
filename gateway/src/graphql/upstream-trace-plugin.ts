import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';
import type { CallTrace } from '../legacy/client.ts';

const HEADER = 'x-legacy-calls';

/** Tells a client that asks for it which calls its operation caused, how long each took, and what the cache did. */
export const upstreamTracePlugin: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    if (request.http?.headers.get(HEADER) !== '1') return {};
    return {
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, legacy: contextValue.outcome.calls.map(toShown) };
      },
    };
  },
};

function toShown({ call, milliseconds, cache }: CallTrace) {
  return { call, milliseconds, cache };
}
