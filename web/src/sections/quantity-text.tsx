import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Quantity } from './page-content.ts';

type Props = Quantity & { from?: Quantity; size?: 'large' | 'text' };

const SIZES = {
  large: { all: 'text-4xl font-semibold tracking-tight', small: 'text-2xl font-normal' },
  text: { all: 'font-medium', small: 'font-normal' },
};

export function QuantityText({ value, to, unit, from, sign, size = 'text' }: Props) {
  const format = useFormatter();
  const t = useTranslations('Units');
  const { all, small } = SIZES[size];
  return (
    <span lang={useLocale()} className={`whitespace-nowrap tabular-nums ${all}`}>
      {from && <s className={`me-2 text-ink-soft ${small}`}>{signed(format.number(from.value), from.sign)}</s>}
      {signed(format.number(value), sign)}
      {to !== undefined && `–${format.number(to)}`}
      {unit && <span className={small}>{` ${unit === 'min' || unit === 'h' ? t(unit) : unit}`}</span>}
    </span>
  );
}

function signed(number: string, sign: Quantity['sign']): string {
  if (!sign || sign === '+') return `${number}${sign ?? ''}`;
  return sign === '±' ? `±${number}` : `${sign} ${number}`;
}
