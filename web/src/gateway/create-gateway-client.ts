import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

type Options = {
  /** Aborts all requests of the client. */
  signal?: AbortSignal;
  /** Stands before the links that send requests. */
  link?: ApolloLink;
};

/**
 * An Apollo Client that asks the gateway at an address: by GET and the hash of a document where the gateway knows it,
 * which caches on the way can keep, and by the document itself where it does not.
 */
export function createGatewayClient(uri: string, { signal, link }: Options = {}): ApolloClient {
  const http = new HttpLink({
    uri,
    headers: { 'apollo-require-preflight': '1' },
    ...(signal && { fetchOptions: { signal } }),
  });
  const hashing = canHash() ? [new PersistedQueryLink({ sha256, useGETForHashedQueries: true })] : [];
  return new ApolloClient({
    link: ApolloLink.from([...(link ? [link] : []), ...hashing, http]),
    cache: new InMemoryCache(),
    clientAwareness: { name: 'heliograph-web' },
  });
}

/** Browsers hash for pages that came by HTTPS, or from this machine. */
function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
