import { useTranslations } from 'next-intl';
import { Badge } from '../../ui/badge.tsx';
import { Figure } from '../../ui/figure.tsx';
import { BuildVolume } from './build-volume.tsx';
import type { ProductCard_ProductFragment } from './product-card.generated.ts';

/** A machine with its picture and its build volume. */
export function ProductCard({ product }: { product: ProductCard_ProductFragment }) {
  const t = useTranslations('Products');
  const [picture] = product.pictures;
  return (
    <article className="flex h-full flex-col border border-line bg-surface">
      {picture && <Figure {...picture} sizes="(width >= 993px) 25vw, (width >= 600px) 50vw, 100vw" />}
      <div className="flex grow flex-col gap-2 p-5">
        <h3 className="flex flex-wrap items-center gap-2 text-subheading">
          {product.name}
          {product.isNew && <Badge tone="accent">{t('new')}</Badge>}
        </h3>
        <p className="mb-auto text-ink-soft">{product.tagline}</p>
        {product.buildVolume && <BuildVolume volume={product.buildVolume} />}
      </div>
    </article>
  );
}
