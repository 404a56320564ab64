import { useFormatter } from 'next-intl';
import type { Currency } from './currencies.ts';

/** Without `digits`, large amounts have no cents. */
export type FormatMoney = (amount: number, digits?: number) => string;

export function useMoney(currency: Currency): FormatMoney {
  const format = useFormatter();
  return (amount, digits = centDigits(amount)) =>
    format.number(amount, {
      ...{ style: 'currency', currency },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
}

export function centDigits(amount: number): number {
  return Math.abs(amount) < 100 ? 2 : 0;
}
