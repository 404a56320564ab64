import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeAddress } from '@heliograph/schema/client-address.ts';

declare global {
  /** A module variable would not be shared: Next.js bundles each entry point separately. */
  var clientAddressHeader: string | undefined;
}

/** Node's diagnostics channel for incoming requests. */
const REQUEST_START = 'http.server.request.start';

/**
 * Adds the client address to each request before Next.js handles it, because route handlers cannot access the socket.
 * The random header name cannot be forged; requests without it arrived before registration.
 */
export function recordClientAddresses(trustedProxies: string): () => void {
  const header = `x-client-address-${randomUUID()}`;
  const isTrusted = proxyAddress.compile(trustedProxies.split(',').flatMap((text) => text.trim() || []));
  const record = (message: unknown): void => {
    const request = requestOf(message);
    if (request) request.headers[header] = normalizeAddress(proxyAddress(request, isTrusted)) ?? 'unknown';
  };
  subscribe(REQUEST_START, record);
  globalThis.clientAddressHeader = header;
  return () => unsubscribe(REQUEST_START, record);
}

export function getClientAddress(headers: Headers): string | null {
  return globalThis.clientAddressHeader ? headers.get(globalThis.clientAddressHeader) : null;
}

function requestOf(message: unknown): IncomingMessage | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  return message.request instanceof IncomingMessage ? message.request : undefined;
}
