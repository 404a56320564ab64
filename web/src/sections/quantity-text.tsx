import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { spaceBefore } from '#ui/format-measurement.ts';
import type { Quantity } from './page-content.ts';

type Props = Quantity & {
  size?: 'display' | 'large' | 'text';
  /** Follows a number without a unit. */
  measure?: string | undefined;
};

/** How wide a small letter is beside a large digit. */
const SMALL_DIGIT = 0.28;

const SIZES = {
  display: { all: 'display-figure-value', small: 'text-[0.3em] font-normal tracking-normal' },
  large: { all: 'text-3xl font-semibold tracking-tight sm:text-4xl', small: 'text-xl font-normal sm:text-2xl' },
  text: { all: 'font-medium', small: 'font-normal' },
};

export function QuantityText({ size = 'text', measure, ...quantity }: Props) {
  const { value, to } = quantity;
  const format = useFormatter();
  const locale = useLocale();
  const sections = useTranslations('Sections.bounds');
  const { all, small } = SIZES[size];
  const number = format.number(value);
  const end = to === undefined ? '' : format.number(to);
  const word = useUnitName(quantity.unit) ?? measure ?? '';
  const gap = word && spaceBefore(word, locale);
  const bound = boundOf(quantity);
  const large = bound
    ? sections.markup(bound, { number, gap: '', word: '', small: () => '' })
    : `${signed(number, quantity.sign)}${end && `–${end}`}`;
  const whole = bound ? sections.markup(bound, { number, gap, word, small: (chunks) => chunks }) : '';
  const letters = Math.max(word ? 1 : 0, SMALL_DIGIT * (whole.length - large.length));
  const digits = large.length + letters + (bound && locale === 'zh-CN' ? 1 : 0);
  const writeSmall = (text: ReactNode) => <span className={small}>{text}</span>;
  return (
    <span
      lang={locale}
      className={`whitespace-nowrap tabular-nums ${all}`}
      {...(size === 'display' && {
        style: {
          '--digits': digits,
          // Only digits are optically aligned with the text above.
          ...(bound && sections.raw(bound).startsWith('<small>') && { marginInlineStart: 0 }),
        } as CSSProperties,
      })}
    >
      {bound ? (
        sections.rich(bound, { number, gap, word, small: writeSmall })
      ) : (
        <>
          {signed(number, quantity.sign)}
          {end && <span className="mx-[0.1em]">–</span>}
          {end}
          {word && writeSmall(`${gap}${word}`)}
        </>
      )}
    </span>
  );
}

/** Symbols are alike in all languages, time units are words in some. */
function useUnitName(unit: Quantity['unit']) {
  const t = useTranslations('Units');
  return isTime(unit) ? t(unit) : unit;
}

/** Bounds that some languages write in words. */
function boundOf({ sign, unit }: Quantity) {
  if (sign === '+') return 'over';
  if (sign === '>') return 'above';
  if (sign === '≥') return 'min';
  if (sign === '≤') return isTime(unit) ? 'atMost' : 'max';
  return sign === '<' && isTime(unit) ? 'below' : null;
}

function isTime(unit: Quantity['unit']): unit is 's' | 'min' | 'h' {
  return unit === 's' || unit === 'min' || unit === 'h';
}

function signed(number: string, sign: Quantity['sign']): string {
  if (!sign) return number;
  return sign === '±' ? `±${number}` : `${sign} ${number}`;
}
