import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListPrice } from '#features/products/list-price.tsx';
import type { ProductCardData } from '#features/products/product-data.ts';

/** The order number and the price of a machine, below its name. */
export function CatalogueOrder({ orderNumber, price }: Pick<ProductCardData, 'orderNumber' | 'price'>) {
  const t = useTranslations();
  const whole = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;
  return (
    <span className="mt-1 block text-small font-normal text-ink-soft">
      {orderNumber && (
        <span className="block tabular-nums">{t.rich('Accessories.orderNumber', { number: orderNumber, whole })}</span>
      )}
      {price ? <ListPrice {...price.price} isLocal /> : t('Comparison.onRequest')}
    </span>
  );
}
