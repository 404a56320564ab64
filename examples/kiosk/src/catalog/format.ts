import type { ProductRecordFragment, SpecificationRowFragment } from '../generated/operations.ts';

/** Thousands from five digits on, as in the texts of the records. */
export function formatNumber(value: number, tag: string): string {
  return new Intl.NumberFormat(tag, { useGrouping: 'min2', maximumFractionDigits: 3 }).format(value);
}

type Size = { readonly width: number; readonly depth: number; readonly height: number };

export function formatSize({ width, depth, height }: Size, tag: string): string {
  return `${[width, depth, height].map((length) => formatNumber(length, tag)).join(' × ')}\u00a0mm`;
}

export function formatPrice({ price }: NonNullable<ProductRecordFragment['price']>, tag: string): string {
  const options = { style: 'currency', currency: price.currencyCode, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(tag, options).format(price.decimalAmount);
}

export function formatDate(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The value of a data sheet row, and its test standard. */
export function formatRow({ text, measurement }: SpecificationRowFragment, tag: string): string {
  if (text !== null) return text;
  if (measurement === null) return '–';
  const value = `${formatNumber(measurement.value, tag)}\u00a0${measurement.unit}`;
  return measurement.standard === null ? value : `${value} (${measurement.standard})`;
}
