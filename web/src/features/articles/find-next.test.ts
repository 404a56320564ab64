import { expect, it } from 'vitest';
import { findNext } from './find-next.ts';

const records = [
  { id: '5', kind: 'note' },
  { id: '4', kind: 'paper' },
  { id: '3', kind: 'note' },
  { id: '2', kind: 'paper' },
  { id: '1', kind: 'note' },
];

const next = (id: string, kind: string, count?: number) =>
  findNext(records, id, (record) => record.kind === kind, count).map((record) => record.id);

it('takes the following records of the same kind, then those from the start', () => {
  expect(next('3', 'note')).toEqual(['1', '5']);
  expect(next('5', 'note')).toEqual(['3', '1']);
});

it('adds other kinds if there are too few of the same', () => {
  expect(next('4', 'paper')).toEqual(['2', '3']);
});

it('never takes the record itself', () => {
  expect(next('1', 'note', 10)).toEqual(['5', '3', '4', '2']);
});

it('starts at the top for a record outside the list', () => {
  expect(next('9', 'paper')).toEqual(['4', '2']);
});
