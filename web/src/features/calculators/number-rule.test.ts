import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostField, costFieldNames, ruleOf } from '#features/cost-calculator/cost-fields.ts';
import { checkInput, parseParam } from './number-rule.ts';
import { formatNumber, parseNumber } from './parse-number.ts';

describe('numbers as visitors type them', () => {
  it.each([
    ['de', '17,2', 17.2],
    ['de', '17.2', 17.2],
    ['de', '1.399', 1399],
    ['de', '1.399,50', 1399.5],
    ['de', '1 399,50', 1399.5],
    ['en', '17.2', 17.2],
    ['en', '17,2', 17.2],
    ['en', '1,399', 1399],
    ['en', '1,399.50', 1399.5],
    ['zh-CN', '1,399.50', 1399.5],
    ['zh-CN', '１２．５', 12.5],
  ])('in %s, %s is %d', (locale, text, number) => {
    expect(parseNumber(text, locale)).toBe(number);
  });

  it.each(['', '-5', '+5', '1e5', 'NaN', 'Infinity', '0x10', '1,2,3', '1.2.3', '12 ml', '五', '.5', '5.', '١٢'])(
    '%j is refused in every language',
    (text) => {
      for (const locale of ['en', 'de', 'zh-CN']) expect(parseNumber(text, locale)).toBeNull();
    },
  );

  it('reads back every number that it writes', () => {
    const value = fc.integer({ min: 0, max: 1_000_000_000 }).map((number) => number / 10_000);
    fc.assert(
      fc.property(value, fc.constantFrom('en', 'de', 'zh-CN'), (number, locale) => {
        expect(parseNumber(formatNumber(number, locale), locale)).toBe(number);
      }),
    );
  });
});

function expectWithinBounds(name: CostField, value: number) {
  const { min, max } = ruleOf(name);
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
}

describe('input of a field', () => {
  it('is within its bounds', () => {
    expect(checkInput(ruleOf('scrap'), '99', 'en')).toEqual({ isValid: true, value: 99 });
    expect(checkInput(ruleOf('scrap'), '100', 'en')).toEqual({ isValid: false });
    expect(checkInput(ruleOf('partsPerJob'), '0', 'en')).toEqual({ isValid: false });
    expect(checkInput(ruleOf('partsPerJob'), '1.5', 'en')).toEqual({ isValid: false });
    expect(checkInput(ruleOf('resin'), '-1', 'en')).toEqual({ isValid: false });
  });

  it('may be empty for prices only', () => {
    expect(checkInput(ruleOf('resinPrice'), ' ', 'en')).toEqual({ isValid: true, value: null });
    expect(checkInput(ruleOf('resin'), ' ', 'en')).toEqual({ isValid: false });
  });

  it('is never accepted outside the bounds, whatever is typed or sent in a link', () => {
    const number = fc.integer({ min: -9, max: 999_999_999 }).map(String);
    const text = fc.oneof(fc.string(), number, fc.double().map(String), fc.stringMatching(/^[-+]?[\d.,e]{1,12}$/));
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...costFieldNames),
        fc.constantFrom('en', 'de', 'zh-CN'),
        (typed, name, locale) => {
          const checked = checkInput(ruleOf(name), typed, locale);
          if (checked.isValid && checked.value !== null) expectWithinBounds(name, checked.value);
          const sent = parseParam(ruleOf(name), typed);
          if (sent !== null) expectWithinBounds(name, sent);
        },
      ),
    );
  });

  it('survives the way through a link', () => {
    const text = fc.double({ min: 0, max: 10_000, noNaN: true }).map((number) => number.toFixed(6));
    fc.assert(
      fc.property(text, (typed) => {
        const checked = checkInput(ruleOf('resin'), typed, 'en');
        const value = checked.isValid ? checked.value : null;
        expect(value).not.toBeNull();
        expect(parseParam(ruleOf('resin'), String(value))).toBe(value);
      }),
    );
  });
});
