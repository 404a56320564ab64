import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lists, optional, parseLeniently, recordList, recordPage } from './lenient-parse.ts';

const row = z.object({ id: z.number(), ...lists({ parts: z.object({ size: z.number() }) }) });
const validRows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, parts: [] as unknown[] }));

describe('lenient parsing', () => {
  it('drops an invalid record, keeps the order of the others and reports the path', () => {
    const { value, dropped } = parseLeniently(recordList(row), [...validRows(9), { id: '9', parts: [] }]);
    expect(value).toEqual(validRows(9));
    expect(dropped).toEqual([{ path: '[].id', reason: 'invalid_type', count: 1 }]);
  });

  it('rejects a list with more than a tenth of invalid records', () => {
    const { value, error } = parseLeniently(recordPage(row), { total: 10, records: [...validRows(8), null, {}] });
    expect(value).toBeUndefined();
    expect(error).toMatchObject({ message: 'records[]: 2 of 10 values are invalid' });
  });

  it('rejects a list with a single invalid record and accepts an empty list', () => {
    expect(parseLeniently(recordList(row), [{}]).error).toMatchObject({ message: '[]: 1 of 1 values are invalid' });
    expect(parseLeniently(recordList(row), [])).toEqual({ value: [], dropped: [] });
  });

  it('counts the dropped values of a record again in every response that shares it', () => {
    const record = { id: 1, parts: [{ size: 1 }, { size: 'L' }] };
    const responses = [[record], [...validRows(1), record]];
    const path = '[].parts[].size';
    for (const records of responses) {
      const { value, dropped } = parseLeniently(recordList(row), records);
      expect(value?.at(-1)).toEqual({ id: 1, parts: [{ size: 1 }] });
      expect(dropped).toEqual([{ path, reason: 'invalid_type', count: 1 }]);
    }
    const { error } = parseLeniently(recordList(row), [record, { ...record }]);
    expect(error).toMatchObject({ message: '[].parts[]: 2 of 4 values are invalid' });
  });

  it('parses a shared record again with another schema', () => {
    const record = { id: 1, name: 'A' };
    expect(parseLeniently(recordList(z.object({ id: z.number() })), [record]).value).toEqual([{ id: 1 }]);
    expect(parseLeniently(recordList(z.object({ name: z.string() })), [record]).value).toEqual([{ name: 'A' }]);
  });

  it('drops one invalid element of a nested list', () => {
    const { value, dropped } = parseLeniently(row, { id: 1, parts: [{ size: 1 }, { size: 'L' }] });
    expect(value).toEqual({ id: 1, parts: [{ size: 1 }] });
    expect(dropped).toEqual([{ path: 'parts[].size', reason: 'invalid_type', count: 1 }]);
  });

  it('rejects records if more than a tenth of all nested elements is invalid', () => {
    const { dropped, error } = parseLeniently(recordList(row), [
      { id: 1, parts: [{ size: 1 }, {}] },
      { id: 2, parts: [{ size: 2 }, {}] },
    ]);
    expect(error).toMatchObject({ message: '[].parts[]: 2 of 4 values are invalid' });
    expect(dropped).toEqual([{ path: '[].parts[].size', reason: 'invalid_type', count: 2 }]);
  });

  it('replaces an invalid optional value by null and reports a missing one', () => {
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

  it('rejects records if more than a tenth has an invalid optional value', () => {
    const schema = recordList(z.object(optional({ price: z.number() })));
    const { error } = parseLeniently(schema, [{ price: '1' }, { price: '2' }, { price: 3 }]);
    expect(error).toMatchObject({ message: '[].price: 2 of 3 values are invalid' });
  });

  it('reports the invalid field of the best matching union member', () => {
    const schema = recordList(
      z.union([
        z.object({ kind: z.literal('a'), title: z.string(), text: z.string() }),
        z.object({ kind: z.literal('b'), day: z.string(), place: z.string() }),
      ]),
    );
    const { dropped } = parseLeniently(schema, [{ kind: 'a', title: 'A' }]);
    expect(dropped).toEqual([{ path: '[].text', reason: 'invalid_type', count: 1 }]);
  });

  it('Q58 accepts and reports a missing total', () => {
    const { value, dropped } = parseLeniently(recordPage(row), { records: validRows(2) });
    expect(value).toEqual({ total: null, received: 2, records: validRows(2) });
    expect(dropped).toEqual([{ path: 'total', reason: 'missing', count: 1 }]);
  });

  it.each([false, null, [], { total: 1 }, { records: {} }])('rejects %j as a page', (data) => {
    expect(parseLeniently(recordPage(row), data).error).toBeInstanceOf(Error);
  });
});
