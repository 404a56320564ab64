import { marketCurrencies } from '#content/markets.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { ListPrice } from './list-price.tsx';
import { getMachines } from './product-data.ts';
import { sumPrices } from './sum-prices.ts';

type Props = {
  slugs: readonly string[];
  label: string;
  className?: string;
  isMarketOnly?: boolean;
  /** In the size of a table, without a paragraph. */
  isCompact?: boolean;
};

/** The list prices of machines together; nothing if one of them has none, or if it is of another market and `isMarketOnly`. */
export async function SetPrice({ slugs, label, className = '', isMarketOnly = false, isCompact = false }: Props) {
  const locale = await getCurrentLocale();
  const machines = await getMachines(locale);
  const total = sumPrices(slugs.map((slug) => machines.find((machine) => machine.slug === slug)?.price?.price ?? null));
  if (!total || (isMarketOnly && total.currency !== marketCurrencies[locale])) return null;
  if (isCompact) return <ListPrice {...total} note={label} className={className} />;
  return (
    <p>
      <ListPrice {...total} note={label} size="text-heading" noteSize="text-body" className={className} />
    </p>
  );
}
