const DIGITS_ONLY = /^\d+(?:\.\d+)?$/;

/**
 * Reads a number as people of a language write it: `1.399,50` in German, `1,399.50` elsewhere. Where a separator cannot
 * group thousands it is the decimal separator, so both `17,2` and `17.2` are read everywhere. Full-width digits count
 * as digits.
 */
export function parseNumber(text: string, locale: string): number | null {
  const [group, decimal] = separatorsOf(locale);
  const plain = text.normalize('NFKC').replaceAll(/[\s'’]/g, '');
  const isGrouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`).test(plain);
  const ungrouped = isGrouped ? plain.replaceAll(group, '') : plain;
  const canonical = ungrouped.replace(',', '.');
  return DIGITS_ONLY.test(canonical) ? Number(canonical) : null;
}

/** Without separators of thousands, so that it can be edited. */
export function formatNumber(value: number, locale: string, isMoney = false): string {
  const minimumFractionDigits = isMoney && !Number.isInteger(value) ? 2 : 0;
  return new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits, maximumFractionDigits: 4 }).format(
    value,
  );
}

function separatorsOf(locale: string): [group: string, decimal: string] {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? ['.', ','] : [',', '.'];
}
