import { LRUCache } from 'lru-cache';
import { findRecords, type Range, type RecordRanges } from './json-scanner.ts';

/** Memory of the key, the record and its parsed value relative to the JSON: 4.8 for materials and products. */
const MEMORY_TO_TEXT = 5;

const PLACEHOLDER = '0';

/**
 * Parses JSON responses. A record that is byte-identical to one of an earlier response becomes the same object, without
 * being parsed again: pages and filters of a list have most of their records in common.
 */
export function createRecordSharing(maxBytes: number) {
  const cache = new LRUCache<string, object>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (_record, text) => text.length * MEMORY_TO_TEXT,
  });

  function parseRecord(bytes: Buffer, { start, end }: Range): object {
    // Latin-1 copies the bytes; decoding them would cost more.
    const text = bytes.toString('latin1', start, end);
    const cached = cache.get(text);
    if (cached) return cached;
    const record = JSON.parse(bytes.toString('utf8', start, end));
    cache.set(text, record);
    return record;
  }

  /** Throws if the response is not JSON. */
  return (bytes: Buffer): unknown => {
    const lists = findRecords(bytes);
    const json = parseText(replaceRecords(bytes, lists));
    for (const { key, records } of lists) {
      const list: unknown[] = key === undefined ? json.data : json.data[key];
      records.forEach((record, index) => {
        list[index] = parseRecord(bytes, record);
      });
    }
    return json;
  };
}

export function parseJson(bytes: Buffer): unknown {
  return parseText(String(bytes));
}

function parseText(text: string) {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

function replaceRecords(bytes: Buffer, lists: readonly RecordRanges[]): string {
  let text = '';
  let at = 0;
  for (const { start, end } of lists.flatMap(({ records }) => records)) {
    text += bytes.toString('utf8', at, start) + PLACEHOLDER;
    at = end;
  }
  return text + bytes.toString('utf8', at);
}
