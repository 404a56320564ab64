import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lists, optional, parseLeniently, recordList, recordPage } from './lenient-parse.ts';

const row = z.object({ id: z.number(), ...lists({ parts: z.object({ size: z.number() }) }) });
const good = (count: number) => Array.from({ length: count }, (_, id) => ({ id, parts: [] as unknown[] }));

describe('lenient parsing', () => {
  it('drops a record that does not fit, keeps the others in their order, and names the field', () => {
    const { value, dropped } = parseLeniently(recordList(row), [...good(9), { id: '9', parts: [] }]);
    expect(value).toEqual(good(9));
    expect(dropped).toEqual([{ path: '[].id', reason: 'invalid_type', count: 1 }]);
  });

  it('rejects a list that lost more than a tenth of its records', () => {
    const { value, error } = parseLeniently(recordPage(row), { total: 10, records: [...good(8), null, {}] });
    expect(value).toBeUndefined();
    expect(error).toMatchObject({ message: 'records[]: 2 of 10 values are invalid' });
  });

  it('rejects a list that lost its only record, and accepts an empty one', () => {
    expect(parseLeniently(recordList(row), [{}]).error).toBeInstanceOf(Error);
    expect(parseLeniently(recordList(row), [])).toEqual({ value: [], dropped: [] });
  });

  it('lets a record lose one element of a list within it', () => {
    const { value, dropped } = parseLeniently(row, { id: 1, parts: [{ size: 1 }, { size: 'L' }] });
    expect(value).toEqual({ id: 1, parts: [{ size: 1 }] });
    expect(dropped).toEqual([{ path: 'parts[].size', reason: 'invalid_type', count: 1 }]);
  });

  it('rejects records that lost more than a tenth of the elements of their lists together', () => {
    const { dropped, error } = parseLeniently(recordList(row), [
      { id: 1, parts: [{ size: 1 }, {}] },
      { id: 2, parts: [{ size: 2 }, {}] },
    ]);
    expect(error).toMatchObject({ message: '[].parts[]: 2 of 4 values are invalid' });
    expect(dropped).toEqual([{ path: '[].parts[].size', reason: 'invalid_type', count: 2 }]);
  });

  it('replaces an optional value that does not fit by null, and notes one that is missing', () => {
    const schema = z.object(optional({ booth: z.string(), price: z.number() }));
    expect(parseLeniently(schema, { booth: 5 })).toEqual({
      value: { booth: null, price: null },
      dropped: [
        { path: 'booth', reason: 'invalid_type', count: 1 },
        { path: 'price', reason: 'missing', count: 1 },
      ],
    });
    expect(parseLeniently(schema, { booth: null, price: 1 })).toEqual({
      value: { booth: null, price: 1 },
      dropped: [],
    });
  });

  it('rejects records of which more than a tenth lost an optional value', () => {
    const schema = recordList(z.object(optional({ price: z.number() })));
    const { error } = parseLeniently(schema, [{ price: '1' }, { price: '2' }, { price: 3 }]);
    expect(error).toMatchObject({ message: '[].price: 2 of 3 values are invalid' });
  });

  it('names the field that spoils the member of a union that fits best', () => {
    const schema = recordList(
      z.union([
        z.object({ kind: z.literal('a'), title: z.string(), text: z.string() }),
        z.object({ kind: z.literal('b'), day: z.string(), place: z.string() }),
      ]),
    );
    const { dropped } = parseLeniently(schema, [{ kind: 'a', title: 'A' }]);
    expect(dropped).toEqual([{ path: '[].text', reason: 'invalid_type', count: 1 }]);
  });

  it('Q58 does without a total, and notes that it is missing', () => {
    const { value, dropped } = parseLeniently(recordPage(row), { records: good(2) });
    expect(value).toEqual({ total: null, received: 2, records: good(2) });
    expect(dropped).toEqual([{ path: 'total', reason: 'missing', count: 1 }]);
  });

  it.each([false, null, [], { total: 1 }, { records: {} }])('is no page: %j', (data) => {
    expect(parseLeniently(recordPage(row), data).error).toBeInstanceOf(Error);
  });
});
