import type { FastifyInstance } from 'fastify';

/** `*`, or the origins whose pages may read responses. */
export type CorsOrigins = '*' | readonly string[];

export type Cors = ReturnType<typeof createCors>;

const PATHS = new Set(['/graphql', '/schema.graphql']);
const PREFLIGHT_MAX_AGE_S = 24 * 60 * 60;
const EXPOSED = ['access-control-expose-headers', 'ETag, Age, Retry-After, X-Request-Id'];
const FOR_ANY_ORIGIN = ['access-control-allow-origin', '*', ...EXPOSED];
/** Header names with commas between; whatever else is sent must not reach a response header. */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;
const MAX_HEADER_NAMES_LENGTH = 2_000;

/** Cross-origin access without credentials. Only a list of origins makes a response depend on `Origin`. */
export function createCors(origins: CorsOrigins = '*') {
  const headersFor = (origin: string | undefined): string[] => {
    if (origins === '*') return FOR_ANY_ORIGIN;
    return origin !== undefined && origins.includes(origin) ? ['access-control-allow-origin', origin, ...EXPOSED] : [];
  };
  const varyWith = (vary: string): string => (origins === '*' ? vary : [vary, 'origin'].filter(Boolean).join(', '));

  return {
    headersFor,
    varyWith,
    /** Headers, as names and values in turn, with those of CORS. */
    addTo: (headers: string[], origin: string | undefined): string[] => {
      if (origins === '*') return headers.concat(FOR_ANY_ORIGIN);
      const varyAt = headers.indexOf('vary') + 1;
      const varied =
        varyAt === 0 ? [...headers, 'vary', varyWith('')] : headers.with(varyAt, varyWith(headers[varyAt] ?? ''));
      return [...varied, ...headersFor(origin)];
    },
  };
}

/** Answers preflight requests, and adds the headers of CORS to every other response of the public paths. */
export function registerCors(app: FastifyInstance, { headersFor, varyWith }: Cors): void {
  app.addHook('onSend', async ({ url, headers }, reply) => {
    if (!PATHS.has(url.split('?', 1)[0] ?? '')) return;
    const vary = varyWith(String(reply.getHeader('vary') ?? ''));
    if (vary) reply.header('vary', vary);
    const added = headersFor(headers.origin);
    for (let at = 0; at < added.length; at += 2) reply.header(added[at] ?? '', added[at + 1]);
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

/** Whatever the client wants to send: without credentials there is nothing that a header could give away. */
function toAllowedHeaders(wanted = ''): string {
  return wanted.length <= MAX_HEADER_NAMES_LENGTH && HEADER_NAMES.test(wanted) ? wanted : 'content-type';
}
