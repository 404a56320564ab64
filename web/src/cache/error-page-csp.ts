import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { POLICY_HEADER, withContentSecurityPolicy } from './page-csp.ts';

const REQUEST_START = 'http.server.request.start';

/** Error pages are rendered per request and bypass the page cache, so their policy is added when the response ends. */
export function addCspToErrorPages(): () => void {
  const onRequest = (message: unknown): void => {
    const response = responseOf(message);
    // Next.js replaces `end` for compression when it starts handling the request; this must come after.
    if (response) queueMicrotask(() => addCspOnEnd(response));
  };
  subscribe(REQUEST_START, onRequest);
  return () => unsubscribe(REQUEST_START, onRequest);
}

function addCspOnEnd(response: ServerResponse): void {
  const { end } = response;
  Object.assign(response, {
    end: (...args: unknown[]) => {
      const [body] = args;
      if (typeof body !== 'string' || !isErrorPage(response)) return Reflect.apply(end, response, args);
      const { html, policy } = withContentSecurityPolicy(body);
      response.setHeader(POLICY_HEADER, policy);
      response.setHeader('content-length', Buffer.byteLength(html));
      return Reflect.apply(end, response, [html, ...args.slice(1)]);
    },
  });
}

function isErrorPage(response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    response.statusCode >= 400 &&
    /^text\/html\b/.test(String(response.getHeader('content-type'))) &&
    !String(response.getHeader(POLICY_HEADER)).includes('sha256-')
  );
}

function responseOf(message: unknown): ServerResponse | undefined {
  if (typeof message !== 'object' || message === null || !('response' in message)) return;
  return message.response instanceof ServerResponse ? message.response : undefined;
}
