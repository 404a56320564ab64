import { describe, expect, it } from 'vitest';
import { toFahrenheitText } from './to-fahrenheit-text.ts';

describe('a quantity in degrees Fahrenheit', () => {
  it.each([
    [{ value: 290, unit: '°C' }, '554\u00a0°F'],
    [{ value: 900, to: 950, unit: '°C' }, '1652–1742\u00a0°F'],
    [{ value: 3, unit: '°C/min' }, '5.4\u00a0°F/min'],
    [{ value: 60, unit: 'min' }, null],
  ] as const)('of %o is %s', (quantity, text) => {
    expect(toFahrenheitText(quantity)).toBe(text);
  });
});
