import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeAddress } from '@heliograph/schema/client-address.ts';

declare global {
  /** Next bundles each entry apart, so a variable of this module would not be one. */
  var clientAddressHeader: string | undefined;
}

/** A channel of Node's, on which it publishes each request before anything handles it. */
const REQUEST_START = 'http.server.request.start';

/**
 * Notes in each request from where it comes, before Next handles it: route handlers do not see the socket. No client can
 * guess the name of the header, so a request without it is one that came before this ran.
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
