import { expect, it } from 'vitest';
import { assignCases } from './assign-cases.ts';

const machines = [
  { id: 'cure', kind: 'STATION' },
  { id: 'A2D', kind: 'PRINTER' },
  { id: 'Reflex', kind: 'PRINTER' },
];

const createCase = (id: string, ...products: string[]) => ({
  id,
  products: products.map((product) => ({ id: product })),
});

const assign = (...cases: ReturnType<typeof createCase>[]) =>
  assignCases(machines, cases).map((entry) => [entry.machine.id, entry.cases.map(({ id }) => id)]);

it('lists a case that names printers and a station with each printer, once, and not with the station', () => {
  expect(assign(createCase('bridges', 'cure', 'A2D', 'Reflex', 'A2D'))).toEqual([
    ['A2D', ['bridges']],
    ['Reflex', ['bridges']],
  ]);
});

it('lists a case without a printer with its station, after the printers', () => {
  expect(assign(createCase('curing', 'cure'), createCase('models', 'A2D', 'cure'))).toEqual([
    ['A2D', ['models']],
    ['cure', ['curing']],
  ]);
});

it('omits machines without cases and cases whose products failed to load', () => {
  expect(assignCases(machines, [{ products: null }])).toEqual([]);
});
