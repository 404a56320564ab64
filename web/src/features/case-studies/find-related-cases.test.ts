import { expect, it } from 'vitest';
import { findRelatedCases } from './find-related-cases.ts';

const toCase = (id: string, field: 'DENTISTRY' | 'HEARABLES', machine: string) => ({
  ...{ id, field, products: [{ id: machine }] },
});
const cases = [
  toCase('1', 'HEARABLES', 'a'),
  toCase('2', 'HEARABLES', 'b'),
  toCase('3', 'DENTISTRY', 'b'),
  toCase('4', 'DENTISTRY', 'a'),
];
const idsOf = (current: (typeof cases)[number], count: number) =>
  findRelatedCases(cases, current, count).map(({ id }) => id);

it('finds case studies of the same field, those of the same machine first', () => {
  expect(idsOf(toCase('9', 'DENTISTRY', 'a'), 2)).toEqual(['4', '3']);
});

it('finds those of the same machine if the field has no other', () => {
  const dental = toCase('3', 'DENTISTRY', 'b');
  const related = findRelatedCases([dental, ...cases.slice(0, 2)], dental, 4);
  expect(related.map(({ id }) => id)).toEqual(['2']);
});

it('leaves out other fields', () => {
  expect(idsOf(toCase('9', 'DENTISTRY', 'b'), 4)).toEqual(['3', '4']);
});

it('leaves out the case study itself, and keeps to the count', () => {
  expect(idsOf(toCase('4', 'DENTISTRY', 'a'), 1)).toEqual(['3']);
});
