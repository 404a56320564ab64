import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ReadName } from './calls.ts';
import type { DriftListener } from './drift-monitor.ts';
import { openEnvelope } from './envelope.ts';
import type { LegacyResponse } from './transport.ts';

/** What an answer means; `bytes` is its size in memory, roughly. */
type Read = { value: unknown; bytes: number; ids: (string | number)[] };

/** An object takes more room than the text it was read from. */
const OBJECT_TO_TEXT = 3;

const record = z.object({ id: z.union([z.string(), z.number()]) });

/**
 * Reads answers of the service. The last one of each length is remembered: what comes again byte for byte is not read
 * again. A call always has the same shape.
 */
export function createParseCache(maxBytes: number, onDrift: DriftListener) {
  const known = new LRUCache<string, { answer: Buffer; read: Read }>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ answer, read }) => Math.max(1, answer.byteLength + read.bytes),
  });

  return (call: ReadName, response: LegacyResponse, shape: z.core.$ZodType): Read => {
    const { bytes: answer } = response;
    const key = `${call} ${response.status} ${answer.byteLength}`;
    const before = known.get(key);
    if (before?.answer.equals(answer)) return before.read;
    const value = openEnvelope(response, { call, shape, onDrift });
    const read = { value, bytes: answer.byteLength * OBJECT_TO_TEXT, ids: idsIn(value) };
    known.set(key, { answer, read });
    return read;
  };
}

/** The ids of the records in an answer: one record, a list, or a page. */
function idsIn(answer: unknown): (string | number)[] {
  const nested = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  const candidates = [answer, ...nested, ...nested.filter(Array.isArray).flat()];
  return candidates.flatMap((candidate) => record.safeParse(candidate).data?.id ?? []);
}
