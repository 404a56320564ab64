import type { Resolvers } from '../../generated/resolvers.ts';

/** @public Used by the generated resolver types. */
export type Money = { amount: number; currency: string };

export const moneyResolvers: Pick<Resolvers, 'Money'> = {
  Money: {
    decimalAmount: toDecimal,
    currencyCode: ({ currency }) => currency,
  },
};

/** The amount with the decimals of its currency. */
function toDecimal({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits } = format.resolvedOptions();
  return amount.toFixed(maximumFractionDigits);
}
