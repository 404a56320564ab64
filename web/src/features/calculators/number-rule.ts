import { parseNumber } from './parse-number.ts';

/** Accepted values of a field. Money is in the currency of the visitor, for one of `per`, and optional too. */
export type NumberRule = {
  min: number;
  max: number;
  isInteger?: true;
  unit?: string;
  /** May be left empty. */
  isOptional?: true;
  isMoney?: true;
  per?: 'kg' | 'h' | 'part' | 'model' | 'splint' | 'framework' | 'printer';
};

type CheckedInput = { isValid: true; value: number | null } | { isValid: false };

/** Checks what a visitor typed. An empty price is not yet known; fields that are not optional need a number. */
export function checkInput(rule: NumberRule, text: string, locale: string): CheckedInput {
  if (text.trim() === '' && (rule.isMoney || rule.isOptional)) return { isValid: true, value: null };
  const number = parseNumber(text, locale);
  if (number === null) return { isValid: false };
  const value = Math.round(number * 10_000) / 10_000;
  return isWithinBounds(rule, value) ? { isValid: true, value } : { isValid: false };
}

/** Reads a value of the query string; null if it is not a plain decimal within the bounds. */
export function parseParam(rule: NumberRule, text: string): number | null {
  const value = /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  return isWithinBounds(rule, value) ? value : null;
}

/** `printerPrice` is `printer-price` in the URL. */
export function toParamName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isWithinBounds({ min, max, isInteger }: NumberRule, value: number): boolean {
  return value >= min && value <= max && (!isInteger || Number.isInteger(value));
}
