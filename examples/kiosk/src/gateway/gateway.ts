import { ApolloClient, type ApolloLink, HttpLink } from '@apollo/client';
import { LOCALE_CODES, type Locale } from '../i18n/locales.ts';
import type { Settings } from '../settings.ts';
import { createCache } from './cache.ts';
import { createPersistedQueryLink } from './persisted-query-link.ts';

const CLIENT = { name: 'showroom-kiosk', version: '1.0.0' };
/** The gateway responds within 4 s; a network without internet access may never. */
const TIMEOUT_MS = 15_000;

export type Gateway = ReturnType<typeof createGateway>;

type GatewaySettings = Pick<Settings, 'gatewayUrl' | 'clientKey' | 'persistedOperations'>;

/** One client, with its own cache, per locale: texts are cached by field, not by locale. */
export function createGateway(settings: GatewaySettings) {
  const link = createLink(settings);
  const clients = new Map(LOCALE_CODES.map((locale) => [locale, createClient(link)]));

  return {
    getClient: (locale: Locale): ApolloClient => {
      const client = clients.get(locale);
      if (!client) throw new Error(`No client for ${locale}`);
      return client;
    },
    /** Headers of form submissions. */
    formHeaders: settings.clientKey ? { 'x-client-key': settings.clientKey } : {},
  };
}

function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({ link, cache: createCache(), clientAwareness: CLIENT });
}

/** POST: an HTTP cache could return records that are older than the cursor of the copy. */
function createLink({ gatewayUrl, persistedOperations }: GatewaySettings): ApolloLink {
  const http = new HttpLink({ uri: `${gatewayUrl}/graphql`, fetch: fetchInTime });
  return persistedOperations ? createPersistedQueryLink().concat(http) : http;
}

const fetchInTime: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(init?.signal ? [init.signal] : [])];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};
