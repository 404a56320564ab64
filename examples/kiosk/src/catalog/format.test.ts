import { describe, expect, it } from 'vitest';
import { formatNumber, formatPrice, formatRow, formatSize } from './format.ts';

describe('values', () => {
  it('group thousands from five digits on', () => {
    expect([formatNumber(2720, 'de'), formatNumber(30_000, 'de'), formatNumber(0.7, 'de')]).toEqual([
      '2720',
      '30.000',
      '0,7',
    ]);
  });

  it('have their unit after a no-break space', () => {
    expect(formatSize({ width: 144, depth: 81, height: 110 }, 'en')).toBe('144 × 81 × 110\u00a0mm');
  });

  it('are prices without decimals that are zero', () => {
    const price = (decimalAmount: `${number}`) => ({
      __typename: 'ProductPrice' as const,
      price: { __typename: 'Money' as const, decimalAmount, currencyCode: 'USD' },
      taxRule: 'EXCLUDED' as const,
    });
    expect(formatPrice(price('1399.00'), 'en')).toBe('$1,399');
    expect(formatPrice(price('1399.50'), 'en')).toBe('$1,399.50');
  });

  it('of a data sheet have their test standard', () => {
    const row = { __typename: 'SpecificationRow', key: null, name: 'Flexural modulus', text: null } as const;
    const measurement = { __typename: 'Measurement', value: 2720, unit: 'MPa', standard: 'ISO 178' } as const;
    expect(formatRow({ ...row, measurement }, 'de')).toBe('2720\u00a0MPa (ISO 178)');
    expect(formatRow({ ...row, measurement: null }, 'de')).toBe('–');
  });
});
