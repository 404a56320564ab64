import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { BuildVolume } from './build-volume.tsx';
import { ListPrice } from './list-price.tsx';
import type { KeyFigure, ProductCardData } from './product-data.ts';
import { ProductLink } from './product-link.tsx';

type Props = {
  product: ProductCardData;
  /** Who needs it. */
  users?: string | undefined;
  /** Figures below the build volume, or in its place. */
  figures?: readonly KeyFigure[] | undefined;
  hasTagline?: boolean;
  /** Whether it says that the price is on request if it has none. */
  hasPrice?: boolean;
  /** Below the figures, beside the price. */
  action?: ReactNode;
  /** Whether its picture is above the fold. */
  isFirst?: boolean;
};

export function ProductCard({
  product,
  users,
  figures = [],
  hasTagline = true,
  hasPrice = false,
  action,
  isFirst = false,
}: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const lang = toLangAttribute(product.servedLocale, locale);
  const [picture] = product.pictures;
  return (
    <article className="picture-card picture-card-large group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-calm hover:border-edge hover:shadow-low">
      {picture && (
        <Figure {...picture} alt="" sizes="(width >= 993px) 25vw, (width >= 640px) 50vw, 9rem" priority={isFirst} />
      )}
      <div className="picture-card-text flex grow flex-col gap-1 p-3 sm:gap-2 sm:p-5 sm:pb-0">
        <h3 className="flex items-start justify-between gap-2 text-subheading transition-colors duration-quick group-hover:text-accent">
          <span className="flex min-w-0 flex-wrap items-center gap-2">
            <span lang={lang}>
              <ProductLink path={product.path} className="after:absolute after:inset-0 after:rounded-panel">
                {keepTogether(product.name)}
              </ProductLink>
            </span>
            {product.isNew && <Badge tone="accent">{t('Products.new')}</Badge>}
          </span>
          <span aria-hidden className="shrink-0 text-accent max-[23rem]:hidden before:content-['→']" />
        </h3>
        {hasTagline && (
          <p lang={lang} className={`text-ink-soft max-sm:text-small ${users ? '' : 'mb-auto'}`}>
            {keepTogether(product.tagline)}
          </p>
        )}
        {users && <p className="mb-auto text-small font-medium">{keepTogether(users)}</p>}
      </div>
      <div className="picture-card-foot px-3 pb-3 sm:px-5 sm:pb-5">
        {(product.buildVolume || figures.length > 0) && <BuildVolume volume={product.buildVolume} figures={figures} />}
        {(product.price || hasPrice || action) && (
          <div className="mt-3 -mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 max-sm:text-small sm:min-h-13">
            {product.price ? (
              <ListPrice {...product.price.price} />
            ) : (
              hasPrice && <span className="text-ink-soft">{t('Comparison.onRequest')}</span>
            )}
            {action && <span className="ms-auto">{action}</span>}
          </div>
        )}
      </div>
    </article>
  );
}
