import { getLocale } from 'next-intl/server';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Price } from '#ui/price.tsx';
import { getMachines } from './product-data.ts';
import { sumPrices } from './sum-prices.ts';

type Props = { slugs: readonly string[]; label: string; className?: string };

/** The list prices of machines together; nothing if one of them has none. */
export async function SetPrice({ slugs, label, className = '' }: Props) {
  const machines = await getMachines(await getCurrentLocale());
  const total = sumPrices(slugs.map((slug) => machines.find((machine) => machine.slug === slug)?.price?.price ?? null));
  if (!total) return null;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-4 gap-y-1 ${className}`}>
      <Price {...total} locale={await getLocale()} className="text-heading" />
      <span className="text-ink-soft">{label}</span>
    </p>
  );
}
