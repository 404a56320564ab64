import type { FastifyInstance } from 'fastify';

/** `*`, or the origins whose pages may read responses. */
export type CorsOrigins = '*' | readonly string[];

export type Cors = ReturnType<typeof createCors>;

const PATHS = new Set(['/graphql', '/schema.graphql']);
const PREFLIGHT_MAX_AGE_S = 24 * 60 * 60;
const EXPOSED_HEADERS = ['access-control-expose-headers', 'ETag, Age, Cache-Status, Retry-After, X-Request-Id'];
const ANY_ORIGIN_HEADERS = ['access-control-allow-origin', '*', ...EXPOSED_HEADERS];
/** Comma-separated header names. Other text must not be copied into a response header. */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;
const MAX_HEADER_NAMES_LENGTH = 2_000;

/** CORS without credentials. Responses vary by `Origin` only if origins are listed. */
export function createCors(origins: CorsOrigins = '*') {
  const headersFor = (origin: string | undefined): string[] => {
    if (origins === '*') return ANY_ORIGIN_HEADERS;
    return origin !== undefined && origins.includes(origin)
      ? ['access-control-allow-origin', origin, ...EXPOSED_HEADERS]
      : [];
  };
  const varyWith = (vary: string): string => (origins === '*' ? vary : [vary, 'origin'].filter(Boolean).join(', '));

  return {
    headersFor,
    varyWith,
    /** Adds the CORS headers to headers that alternate names and values. */
    addTo: (headers: string[], origin: string | undefined): string[] => {
      if (origins === '*') return headers.concat(ANY_ORIGIN_HEADERS);
      const varyIndex = headers.indexOf('vary') + 1;
      const withVary =
        varyIndex === 0
          ? [...headers, 'vary', varyWith('')]
          : headers.with(varyIndex, varyWith(headers[varyIndex] ?? ''));
      return [...withVary, ...headersFor(origin)];
    },
  };
}

/** Handles preflight requests and adds CORS headers to every response of the public paths. */
export function registerCors(app: FastifyInstance, { headersFor, varyWith }: Cors): void {
  app.addHook('onSend', async ({ url, headers }, reply) => {
    if (!PATHS.has(url.split('?', 1)[0] ?? '')) return;
    const vary = varyWith(String(reply.getHeader('vary') ?? ''));
    if (vary) reply.header('vary', vary);
    const added = headersFor(headers.origin);
    for (let index = 0; index < added.length; index += 2) reply.header(added[index] ?? '', added[index + 1]);
  });
  for (const url of PATHS) {
    app.options(url, async ({ headers }, reply) => {
      const methods = url === '/graphql' ? 'GET, POST' : 'GET';
      reply.code(204).header('allow', methods);
      if (headersFor(headers.origin).length === 0) return reply.send();
      return reply
        .header('access-control-allow-methods', methods)
        .header('access-control-allow-headers', toAllowedHeaders(headers['access-control-request-headers']))
        .header('access-control-max-age', PREFLIGHT_MAX_AGE_S)
        .header('vary', 'access-control-request-headers')
        .send();
    });
  }
}

/** Allows any header: requests carry no credentials. */
function toAllowedHeaders(requested = ''): string {
  return requested.length <= MAX_HEADER_NAMES_LENGTH && HEADER_NAMES.test(requested) ? requested : 'content-type';
}
