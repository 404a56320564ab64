import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';

/** Sets `extensions.stale` if some upstream data was stale. */
export const staleExtensionPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue: { trace } }) {
        if (response.body.kind !== 'single' || !trace.calls.some(({ cache }) => cache === 'stale')) return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, stale: true };
      },
    };
  },
};
