import type { IncomingHttpHeaders } from 'node:http';
import stringify from 'safe-stable-stringify';
import { z } from 'zod';
import { parseLocaleHeader } from '../graphql/context.ts';
import { toHash } from '../graphql/operation-manifest.ts';
import type { CachedDocument, DocumentCache } from './document-cache.ts';
import { toContentType } from './http-response.ts';

/** A query whose response may be cached and shared. */
export type CacheableRequest = {
  /** Document, operation name, content type, locale and variables. */
  key: string;
  operation: string;
  /** Schema coordinates. */
  deprecatedUses: readonly string[];
  /** Seconds. */
  maxAge: number;
  isPersisted: boolean;
  /** The request as the body of a POST. */
  requestBody: { query: string; operationName?: string; variables: Record<string, unknown> };
};

/** Requests with a longer key are not cached. */
const MAX_KEY_LENGTH = 4_096;

const parameters = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .looseObject({ persistedQuery: z.object({ sha256Hash: z.string().transform(toHash) }).optional() })
    .nullish(),
});

type Request = { method: string; query: unknown; body: unknown; headers: IncomingHttpHeaders };

/** Whether the response describes its execution, so that it cannot come from the cache. */
export function wantsTrace(headers: IncomingHttpHeaders): boolean {
  return headers['x-legacy-calls'] !== undefined || headers['x-operation-cost'] !== undefined;
}

/** Undefined if the request must be executed on its own. */
export function toCacheableRequest(
  { method, query, body, headers }: Request,
  documents: DocumentCache,
): CacheableRequest | undefined {
  if (wantsTrace(headers)) return;
  const { data } = parameters.safeParse(method === 'GET' ? parseSearch(query) : body);
  const document = data && findDocument(documents, data.query, data.extensions?.persistedQuery?.sha256Hash);
  if (!document) return;
  const name = data.operationName ?? '';
  const policy =
    document.policies.get(name) ?? (name === '' && document.policies.size === 1 ? getOnlyPolicy(document) : undefined);
  if (!policy || policy.maxAge === 0) return;
  const variables = Object.fromEntries(
    policy.variables.flatMap((variable) => toEntries(variable, data.variables?.[variable])),
  );
  const locale = policy.setsLocale ? undefined : parseLocaleHeader(headers.lang);
  const key = toKey([document.hash, name, toContentType(headers.accept), locale, variables]);
  if (key === undefined || key.length > MAX_KEY_LENGTH) return;
  return {
    key,
    operation: name || [...document.policies.keys()].find(Boolean) || 'anonymous',
    deprecatedUses: document.deprecatedUses,
    maxAge: policy.maxAge,
    isPersisted: document.isPersisted,
    requestBody: { query: document.text, ...(name && { operationName: name }), variables },
  };
}

/** Undefined for variables that are nested too deeply to serialize. */
function toKey(parts: unknown[]): string | undefined {
  try {
    return stringify(parts);
  } catch (error) {
    if (error instanceof RangeError) return;
    throw error;
  }
}

function toEntries(name: string, value: unknown): [string, unknown][] {
  return value === undefined ? [] : [[name, value]];
}

/** In a URL, `variables` and `extensions` are JSON. */
function parseSearch(query: unknown): unknown {
  const search: Partial<Record<string, unknown>> = { ...(typeof query === 'object' ? query : {}) };
  try {
    return {
      ...search,
      variables: JSON.parse(String(search.variables ?? 'null')),
      extensions: JSON.parse(String(search.extensions ?? 'null')),
    };
  } catch {
    return;
  }
}

function getOnlyPolicy({ policies }: CachedDocument) {
  const [policy] = policies.values();
  return policy;
}

/** A text that comes with a hash must match it. */
function findDocument(
  documents: DocumentCache,
  text: string | undefined,
  hash: string | undefined,
): CachedDocument | undefined {
  if (text === undefined) return hash === undefined ? undefined : documents.findByHash(hash);
  const document = documents.findByText(text);
  return hash === undefined || document?.hash === hash ? document : undefined;
}
