'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, use } from 'react';
import { AccessorySelectionContext } from './accessory-selection.ts';
import { findOrderNumber, listVariants, toNumberRange } from './order-numbers.ts';
import type { RequestablePart } from './request-list.ts';
import { RequestToggle } from './request-toggle.tsx';

type Printers = readonly { id: string; name: string }[];

type Props = {
  part: RequestablePart;
  /** Those that it fits. */
  printers: Printers;
  /** Whether the checkbox is beside the order number. */
  isInline?: boolean;
};

/** The order number for the chosen printer, or the numbers for all printers, and a checkbox for the request list. */
export function AccessoryOrder({ part, printers, isInline = false }: Props) {
  const t = useTranslations('Accessories');
  const selection = use(AccessorySelectionContext);
  const number = findOrderNumber(part, selection?.printer ?? null);
  return (
    <div
      className={`relative z-10 text-small ${isInline ? 'flex flex-wrap items-baseline gap-x-6' : 'mt-auto pt-3 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4'}`}
    >
      {number ? (
        <p className="py-1 text-ink-soft tabular-nums">{t.rich('orderNumber', { number, whole })}</p>
      ) : (
        <OrderNumberList part={part} printers={printers} />
      )}
      <RequestToggle part={part} />
    </div>
  );
}

function OrderNumberList({ part, printers }: Pick<Props, 'part' | 'printers'>) {
  const t = useTranslations('Accessories');
  const variants = listVariants(part, printers);
  const range = toNumberRange(variants);
  if (!range) return null;
  return (
    <details className="unmarked text-ink-soft">
      <summary className="flex w-fit items-center gap-2 py-1 hover:text-accent">
        <span>{t.rich('orderNumbers', { ...range, whole })}</span>
        <span aria-hidden className="plus-minus" />
      </summary>
      <ul className="pb-2">
        {variants.map(({ number, printers: names }) => (
          <li key={number} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span className="whitespace-nowrap tabular-nums">{number}</span>
            <span>{names.join(t('separator'))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An order number does not break at its hyphens. */
const whole = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;
