/** Whole amounts without decimals, except in German. */
export function formatPrice(amount: `${number}`, currency: string, locale: string): string {
  const isGerman = locale.startsWith('de');
  const trailingZeroDisplay = isGerman ? 'auto' : 'stripIfInteger';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay }).format(amount);
}
