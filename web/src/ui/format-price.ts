/** Whole amounts without decimals, except in German, where a price has two. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const isGerman = locale.startsWith('de');
  const trailingZeroDisplay = isGerman ? 'auto' : 'stripIfInteger';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay }).format(amount);
}
