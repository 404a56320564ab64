import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

type Options = {
  /** Aborts all requests. */
  signal?: AbortSignal;
  /** Of `fetch`. */
  cache?: RequestCache;
  /** Runs before the links that send requests. */
  link?: ApolloLink;
};

/**
 * Sends persisted queries by hash with GET, which intermediate caches can store, and falls back to the full document.
 */
export function createGatewayClient(uri: string, { signal, cache, link }: Options = {}): ApolloClient {
  const http = new HttpLink({
    uri,
    headers: { 'apollo-require-preflight': '1' },
    fetchOptions: { ...(signal && { signal }), ...(cache && { cache }) },
  });
  const hashing = canHash() ? [new PersistedQueryLink({ sha256, useGETForHashedQueries: true })] : [];
  return new ApolloClient({
    link: ApolloLink.from([...(link ? [link] : []), ...hashing, http]),
    cache: new InMemoryCache(),
    clientAwareness: { name: 'heliograph-web' },
  });
}

/** `crypto.subtle` requires a secure context. */
function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
