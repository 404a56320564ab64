'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, use } from 'react';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { AccessoryCardData } from './accessory-data.ts';
import { SelectedPrinterContext } from './selected-printer.ts';

type Props = Pick<AccessoryCardData, 'name' | 'orderNumber' | 'orderNumbers'>;

/** The order number for the chosen printer, and a request for the price of the article. */
export function AccessoryOrder({ name, orderNumber, orderNumbers }: Props) {
  const t = useTranslations('Accessories');
  const printer = use(SelectedPrinterContext);
  const number = findOrderNumber({ orderNumber, orderNumbers }, printer);
  const comments = [number ?? orderNumber, name].filter(Boolean).join(' ');
  return (
    <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-3 text-small">
      <p className="text-ink-soft tabular-nums">
        {number ? t.rich('orderNumber', { number, whole }) : <OrderNumberRange orderNumbers={orderNumbers} />}
      </p>
      <TextLink
        href="#inquiry"
        variant="standalone"
        className="relative z-10"
        {...toInquiryAttributes({ title: t('quote.title', { name }), intro: t('quote.intro'), comments })}
      >
        {t('quote.ask')}
        <span className="sr-only">: {name}</span>
      </TextLink>
    </div>
  );
}

/** The lowest and the highest number, as long as no printer is chosen. */
function OrderNumberRange({ orderNumbers }: Pick<Props, 'orderNumbers'>) {
  const t = useTranslations('Accessories');
  const numbers = [...new Set(orderNumbers.map(({ number }) => number))].toSorted();
  const [first = '', last = ''] = [numbers.at(0), numbers.at(-1)];
  return numbers.length > 0 && t.rich('orderNumberRange', { count: numbers.length, first, last, whole });
}

/** An order number does not break at its hyphens. */
const whole = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;

function findOrderNumber({ orderNumber, orderNumbers }: Omit<Props, 'name'>, printer: string | null) {
  if (orderNumbers.length === 0) return orderNumber;
  return orderNumbers.find(({ printerId }) => printerId === printer)?.number ?? null;
}
