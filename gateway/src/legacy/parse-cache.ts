import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ReadName } from './calls.ts';
import type { ParseListeners } from './drift-monitor.ts';
import { openEnvelope } from './envelope.ts';
import { createRecordSharing, parseJson } from './json-records.ts';
import type { LegacyResponse } from './transport.ts';

/** `bytes` is the approximate size of the value in memory, `ids` those of its records. */
type ParsedResponse = { value: unknown; bytes: number; ids: (string | number)[] };

/** Memory of a parsed value relative to its JSON. */
const OBJECT_TO_TEXT = 3;

const record = z.object({ id: z.union([z.string(), z.number()]) });

/**
 * Parses responses. Caches the last response of each call and length, so that an unchanged response is not parsed again;
 * a call always has the same schema. Of other responses, only new or changed records are parsed.
 */
export function createParseCache(maxBytes: number, listeners: ParseListeners) {
  const parse = maxBytes > 0 ? createRecordSharing(maxBytes / 2) : parseJson;
  const cache = new LRUCache<string, { source: Buffer; parsed: ParsedResponse }>({
    maxSize: Math.max(1, maxBytes / 2),
    sizeCalculation: ({ source, parsed }) => Math.max(1, source.byteLength + parsed.bytes),
  });

  return (call: ReadName, response: LegacyResponse, schema: z.core.$ZodType): ParsedResponse => {
    const { bytes: source, status } = response;
    const key = `${call} ${status} ${source.byteLength}`;
    const cached = cache.get(key);
    if (cached?.source.equals(source)) return cached.parsed;
    const value = openEnvelope(response, { call, schema, listeners, parse });
    const parsed = { value, bytes: source.byteLength * OBJECT_TO_TEXT, ids: findIds(value) };
    cache.set(key, { source, parsed });
    return parsed;
  };
}

/** The value is a record, a list or a page. */
function findIds(value: unknown): (string | number)[] {
  const nested = typeof value === 'object' && value !== null ? Object.values(value) : [];
  const candidates = [value, ...nested, ...nested.filter(Array.isArray).flat()];
  return candidates.flatMap((candidate) => record.safeParse(candidate).data?.id ?? []);
}
