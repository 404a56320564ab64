import { expect, it } from 'vitest';
import { formatCopyrightYears } from './copyright-years.ts';

it.each([
  [2025, '2025'],
  [2026, '2025–2026'],
  [2031, '2025–2031'],
])('R17 the copyright line carries the years from the first to %i', (current, years) => {
  expect(formatCopyrightYears(2025, current)).toBe(years);
});
