type Amount = { amount: `${number}`; currency: string };

/** Null if a price is missing or the currencies differ. */
export function sumPrices(prices: readonly (Amount | null)[]): Amount | null {
  const [first] = prices;
  if (!first) return null;
  let cents = 0;
  for (const price of prices) {
    if (price?.currency !== first.currency) return null;
    cents += Math.round(Number(price.amount) * 100);
  }
  return { amount: `${cents / 100}`, currency: first.currency };
}
