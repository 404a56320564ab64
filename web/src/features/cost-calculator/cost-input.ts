import { type CostField, isWithinBounds, ruleOf } from './cost-fields.ts';
import { parseNumber } from './parse-number.ts';

type CheckedInput = { isValid: true; value: number | null } | { isValid: false };

/** Checks what a visitor typed. An empty price is not yet known; other fields need a number. */
export function checkInput(name: CostField, text: string, locale: string): CheckedInput {
  if (text.trim() === '' && ruleOf(name).isMoney) return { isValid: true, value: null };
  const number = parseNumber(text, locale);
  if (number === null) return { isValid: false };
  const value = Math.round(number * 10_000) / 10_000;
  return isWithinBounds(name, value) ? { isValid: true, value } : { isValid: false };
}

/** Reads a value of the query string; null if it is not a plain decimal within the bounds. */
export function parseParam(name: CostField, text: string): number | null {
  const value = /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  return isWithinBounds(name, value) ? value : null;
}
