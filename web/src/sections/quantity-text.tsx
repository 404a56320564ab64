import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { Quantity } from './page-content.ts';

type Props = Quantity & { size?: 'display' | 'large' | 'text' };

const SIZES = {
  display: { all: 'display-figure-value', small: 'text-[0.3em] font-normal tracking-normal' },
  large: { all: 'text-3xl font-semibold tracking-tight sm:text-4xl', small: 'text-xl font-normal sm:text-2xl' },
  text: { all: 'font-medium', small: 'font-normal' },
};

export function QuantityText({ value, to, unit, sign, size = 'text' }: Props) {
  const format = useFormatter();
  const t = useTranslations('Units');
  const sections = useTranslations('Sections');
  const { all, small } = SIZES[size];
  const number = format.number(value);
  const from = sign === '+' ? sections('over', { number }) : signed(number, sign);
  const end = to === undefined ? '' : format.number(to);
  return (
    <span
      lang={useLocale()}
      className={`whitespace-nowrap tabular-nums ${all}`}
      {...(size === 'display' && {
        style: { '--digits': `${from}${end && `–${end}`}`.length + (unit ? 1 : 0) } as CSSProperties,
      })}
    >
      {from}
      {end && <span className="mx-[0.1em]">–</span>}
      {end}
      {unit && <span className={small}>{` ${unit === 'min' || unit === 'h' ? t(unit) : unit}`}</span>}
    </span>
  );
}

function signed(number: string, sign: Quantity['sign']): string {
  if (!sign) return number;
  return sign === '±' ? `±${number}` : `${sign} ${number}`;
}
