export const currencies = ['USD', 'EUR', 'CNY'] as const;

export type Currency = (typeof currencies)[number];

export function isCurrency(value: string): value is Currency {
  return currencies.some((currency) => currency === value);
}
