import { useFormatter } from 'next-intl';
import type { Currency } from './currencies.ts';

export type FormatMoney = (amount: number) => string;

export function useMoney(currency: Currency): FormatMoney {
  const format = useFormatter();
  return (amount) => format.number(amount, { style: 'currency', currency });
}
