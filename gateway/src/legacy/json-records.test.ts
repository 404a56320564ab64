import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordSharing, parseJson } from './json-records.ts';
import { findRecords } from './json-scanner.ts';

const MEGABYTE = 1024 * 1024;

const toBytes = (data: unknown) => Buffer.from(JSON.stringify({ code: 200, data }));
const tryParse = (parse: (bytes: Buffer) => unknown, bytes: Buffer) => {
  try {
    return { json: parse(bytes) };
  } catch {
    return 'not JSON';
  }
};

/** Responses with valid and invalid JSON in the places of records. */
const response = fc.record({
  before: fc.constantFrom(
    '{"code":200,"data":',
    '\uFEFF{"data":',
    ' { "code" : "200" ,\n"data" : ',
    '{"data":1,"data":',
  ),
  open: fc.constantFrom(
    '[',
    '{"total":2,"records":[',
    '{"list" : [ ',
    '{"recor\\u0064s":[',
    '{"records":[],"records":[',
    '',
  ),
  first: fc.json(),
  second: fc.constantFrom(
    '{}',
    '{"name":"}]\\""}',
    '{"name":"\\\\"}',
    '{"id":1',
    '0',
    '"{"',
    '{"__proto__":{"id":1}}',
    '{"名":"🙂"}',
  ),
  close: fc.constantFrom(']', ']}', '] }', '', ']]'),
});

describe('parsing JSON with shared records', () => {
  const parse = createRecordSharing(MEGABYTE);

  it('equals JSON.parse, also the second time, for valid and invalid documents', () => {
    fc.assert(
      fc.property(response, ({ before, open, first, second, close }) => {
        const bytes = Buffer.from(`${before}${open}${first},${second}${close}}`);
        expect(tryParse(parse, bytes)).toEqual(tryParse(parseJson, bytes));
        expect(tryParse(parse, bytes)).toEqual(tryParse(parseJson, bytes));
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });

  it('equals JSON.parse for documents with changed bytes', () => {
    const original = toBytes({
      total: 2,
      records: [
        { id: 1, name: 'A "quoted" é' },
        { id: 2, tags: ['x'] },
      ],
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: original.length - 1 }),
        fc.uint8Array({ minLength: 1, maxLength: 3 }),
        (at, change) => {
          const bytes = Buffer.from(original);
          bytes.set(change.slice(0, bytes.length - at), at);
          expect(tryParse(parse, bytes)).toEqual(tryParse(parseJson, bytes));
        },
      ),
      { seed: 5, numRuns: 2_000 },
    );
  });

  it.each([
    ['a page', (records: object[]) => ({ total: 2, records })],
    ['a list', (records: object[]) => records],
    ['a list below another key', (records: object[]) => ({ list: records })],
  ])('shares the unchanged records of %s', (_, toData) => {
    const shared = { id: 2, name: '}" \\\\' };
    const one = parse(toBytes(toData([{ id: 1 }, shared])));
    const other = parse(toBytes(toData([{ id: 3 }, shared])));
    expect(other).toEqual({ code: 200, data: toData([{ id: 3 }, shared]) });
    const [[, oneShared], [, otherShared]] = [listOf(one), listOf(other)];
    expect(otherShared).toBe(oneShared);
  });

  it.each([
    '{"data":[{"id":1},2]}',
    '{"data":[{}],"data":[{}]}',
    '{"d\\u0061ta":[{}]}',
    '\uFEFF{"data":[{}]}',
    '[{}]',
    '',
  ])('parses %s as a whole', (text) => {
    expect(findRecords(Buffer.from(text))).toEqual([]);
  });
});

function listOf(json: unknown): unknown[] {
  const { data }: { data: unknown[] | Record<string, unknown> } = Object(json);
  if (Array.isArray(data)) return data;
  return Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []));
}
