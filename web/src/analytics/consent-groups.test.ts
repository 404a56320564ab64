import { expect, it } from 'vitest';
import { formatGroups, hasGroup } from './consent-groups.ts';

it('Q50 formats allowed groups for tag managers, in a fixed order', () => {
  expect(formatGroups(['C0003', 'C0001'])).toBe(',C0001,C0003,');
  expect(formatGroups(['C0001', 'unknown'])).toBe(',C0001,');
});

it('Q50 allows nothing before a choice', () => {
  expect(hasGroup(undefined, 'C0002')).toBe(false);
  expect(hasGroup(',C0001,C0003,', 'C0002')).toBe(false);
  expect(hasGroup(',C0001,C0002,', 'C0002')).toBe(true);
});
