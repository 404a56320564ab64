import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VolumeDrawing, VolumeSize } from '#features/products/build-volume.tsx';
import { SpecificationValue } from '#features/products/detail/specification-value.tsx';
import { ListPrice } from '#features/products/list-price.tsx';
import { describePlatformJob } from '#features/products/platform/print-times.ts';
import type { KeyFigure, ProductCardData, ProductDetail } from '#features/products/product-data.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { typicalParts } from '#features/products/typical-part.ts';
import type { Volume } from '#features/products/volume-geometry.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';

type SpecificationRow = ProductDetail['specification'][number];

type Props = {
  product: ProductCardData;
  keyFigures: readonly KeyFigure[];
  /** Of machines without a build volume. */
  specification?: readonly SpecificationRow[] | undefined;
};

export function CatalogueMachine({ product, keyFigures, specification }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const lang = toLangAttribute(product.servedLocale, locale);
  const { pictures, path, name, isNew, tagline, price, buildVolume } = product;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-5 border-t border-line py-5 desktop:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.9fr)_9rem] desktop:gap-x-8">
      {pictures[0] ? (
        <Figure {...pictures[0]} alt="" sizes="(width >= 993px) 9rem, (width >= 640px) 5.5rem, 4.5rem" />
      ) : (
        <span />
      )}
      <div>
        <h3 className="flex flex-wrap items-center gap-2 text-subheading">
          <ProductLink path={path} className="hover:text-accent">
            {name}
          </ProductLink>
          {isNew && <Badge tone="accent">{t('Products.new')}</Badge>}
        </h3>
        <p lang={lang} className="mt-1 text-small text-ink-soft">
          {tagline}
        </p>
      </div>
      <p
        className={`col-start-2 mt-1 text-small desktop:col-start-4 desktop:row-start-1 desktop:text-end ${price ? '' : 'max-desktop:hidden'}`}
      >
        {price ? (
          <ListPrice {...price.price} className="desktop:justify-end" />
        ) : (
          <span className="text-ink-soft">{t('Catalogue.priceOnRequest')}</span>
        )}
      </p>
      {buildVolume && <Facts product={product} volume={buildVolume} keyFigures={keyFigures} />}
      {specification && <SpecificationFacts rows={specification} lang={lang} />}
    </li>
  );
}

type FactsProps = { product: ProductCardData; volume: Volume; keyFigures: readonly KeyFigure[] };

function Facts({ product, volume, keyFigures }: FactsProps) {
  const t = useTranslations();
  const job = describePlatformJob(product, typicalParts[product.line], { t, format: useFormatter() });
  return (
    <div className="col-span-full mt-4 grid grid-cols-subgrid items-start desktop:col-span-1 desktop:col-start-3 desktop:row-start-1 desktop:mt-0 desktop:flex desktop:gap-x-5">
      <VolumeDrawing volume={volume} isMarked className="h-auto w-18" />
      <dl className="grid grow gap-x-5 gap-y-1.5 text-small max-sm:grid-cols-[5.75rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:*:contents sm:grid-cols-[11rem_2fr_1fr_1fr] sm:gap-y-3 desktop:grid-cols-2">
        <Fact name={t('Products.buildVolume')}>
          <span className="whitespace-nowrap">
            <VolumeSize volume={volume} />
          </span>
        </Fact>
        {job && (
          <Fact name={job.parts} className="desktop:row-span-2">
            {job.times.map((time) => (
              <span key={time} className="block whitespace-nowrap">
                {time}
              </span>
            ))}
          </Fact>
        )}
        {keyFigures.map(({ name, text }) => (
          <Fact key={name} name={name}>
            <span className="max-sm:whitespace-nowrap">{text}</span>
          </Fact>
        ))}
      </dl>
    </div>
  );
}

function SpecificationFacts({ rows, lang }: { rows: readonly SpecificationRow[]; lang: string | undefined }) {
  return (
    <dl
      lang={lang}
      className="col-span-full mt-4 grid gap-x-5 gap-y-1.5 text-small max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:*:contents sm:grid-cols-2 sm:gap-y-3 desktop:col-span-1 desktop:col-start-3 desktop:row-start-1 desktop:mt-0 desktop:ps-23"
    >
      {rows.map((row) => (
        <Fact key={row.name} name={row.name}>
          <SpecificationValue row={row} />
        </Fact>
      ))}
    </dl>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
