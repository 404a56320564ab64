import type { IncomingHttpHeaders } from 'node:http';
import stringify from 'safe-stable-stringify';
import { z } from 'zod';
import { parseLocaleHeader } from '../graphql/context.ts';
import type { DocumentCache, CachedDocument } from './document-cache.ts';
import { toContentType } from './http-response.ts';

/** An operation whose answer may be kept, and shared with whoever asks the same. */
export type CacheableRequest = {
  /** Everything that changes the answer. */
  key: string;
  operation: string;
  /** Seconds. */
  maxAge: number;
  isPersisted: boolean;
  /** What is executed, as the body of a request. */
  body: { query: string; operationName?: string; variables: Record<string, unknown> };
};

/** A longer key is that of nobody's page. */
const MAX_KEY_LENGTH = 4_096;

const asked = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.looseObject({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() }).nullish(),
});

type Request = { method: string; query: unknown; body: unknown; headers: IncomingHttpHeaders };

/** Whether the response describes its execution, so that it cannot come from a cache. */
export function wantsTrace(headers: IncomingHttpHeaders): boolean {
  return headers['x-legacy-calls'] !== undefined || headers['x-operation-cost'] !== undefined;
}

/** What a request asks, or nothing where it has to be executed by itself. */
export function toCacheableRequest(
  { method, query, body, headers }: Request,
  documents: DocumentCache,
): CacheableRequest | undefined {
  if (wantsTrace(headers)) return;
  const { data } = asked.safeParse(method === 'GET' ? fromUrl(query) : body);
  const document = data && find(documents, data.query, data.extensions?.persistedQuery?.sha256Hash);
  if (!document) return;
  const name = data.operationName ?? '';
  const policy =
    document.policies.get(name) ?? (name === '' && document.policies.size === 1 ? only(document) : undefined);
  if (!policy || policy.maxAge === 0) return;
  const variables = Object.fromEntries(
    policy.variables.flatMap((variable) => toPair(variable, data.variables?.[variable])),
  );
  const locale = policy.setsLocale ? undefined : parseLocaleHeader(headers.lang);
  const key = toKey([document.hash, name, toContentType(headers.accept), locale, variables]);
  if (key === undefined || key.length > MAX_KEY_LENGTH) return;
  return {
    key,
    operation: name || [...document.policies.keys()].find(Boolean) || 'anonymous',
    maxAge: policy.maxAge,
    isPersisted: document.isPersisted,
    body: { query: document.text, ...(name && { operationName: name }), variables },
  };
}

/** None for values nested more deeply than the stack reaches. */
function toKey(parts: unknown[]): string | undefined {
  try {
    return stringify(parts);
  } catch (error) {
    if (error instanceof RangeError) return;
    throw error;
  }
}

function toPair(name: string, value: unknown): [string, unknown][] {
  return value === undefined ? [] : [[name, value]];
}

/** In a URL, objects are JSON texts. */
function fromUrl(query: unknown): unknown {
  const parameters: Partial<Record<string, unknown>> = { ...(typeof query === 'object' ? query : {}) };
  try {
    return {
      ...parameters,
      variables: JSON.parse(String(parameters.variables ?? 'null')),
      extensions: JSON.parse(String(parameters.extensions ?? 'null')),
    };
  } catch {
    return;
  }
}

function only({ policies }: CachedDocument) {
  const [policy] = policies.values();
  return policy;
}

/** By hash alone, or by text; a text that comes with a hash is checked before it is answered. */
function find(documents: DocumentCache, text: string | undefined, hash: string | undefined): CachedDocument | undefined {
  if (text === undefined) return hash === undefined ? undefined : documents.byHash(hash);
  const document = documents.byText(text);
  return hash === undefined || document?.hash === hash ? document : undefined;
}
