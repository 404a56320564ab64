import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';

/** Says of an answer that some of it is past its time: it was kept, and something newer could not be waited for. */
export const stalePlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue: { outcome } }) {
        if (response.body.kind !== 'single' || !outcome.calls.some(({ cache }) => cache === 'stale')) return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, stale: true };
      },
    };
  },
};
