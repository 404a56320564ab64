import { getCurrentLocale } from '#i18n/locale.ts';
import { ListPrice } from './list-price.tsx';
import { getMachines } from './product-data.ts';
import { sumPrices } from './sum-prices.ts';

type Props = { slugs: readonly string[]; label: string; className?: string };

/** The list prices of machines together; nothing if one of them has none. */
export async function SetPrice({ slugs, label, className = '' }: Props) {
  const machines = await getMachines(await getCurrentLocale());
  const total = sumPrices(slugs.map((slug) => machines.find((machine) => machine.slug === slug)?.price?.price ?? null));
  if (!total) return null;
  return (
    <p>
      <ListPrice {...total} note={label} size="text-heading" noteSize="text-body" className={className} />
    </p>
  );
}
