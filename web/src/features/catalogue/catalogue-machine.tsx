import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { facts } from '#content/facts.ts';
import { formatDuration } from '#features/calculators/format-duration.ts';
import { VolumeDrawing, VolumeSize } from '#features/products/build-volume.tsx';
import { addUsUnits } from '#features/products/detail/add-us-units.ts';
import { SpecificationValue } from '#features/products/detail/specification-value.tsx';
import { ListPrice } from '#features/products/list-price.tsx';
import { describePlatformJob, type PlatformJob, type Texts } from '#features/products/platform/print-times.ts';
import type { KeyFigure, ProductCardData, ProductDetail } from '#features/products/product-data.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { typicalParts } from '#features/products/typical-part.ts';
import type { Volume } from '#features/products/volume-geometry.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { MachineFact } from './machine-facts.ts';

type SpecificationRow = ProductDetail['specification'][number];

type Props = {
  product: ProductCardData;
  keyFigures: readonly KeyFigure[];
  /** Size with weight, and power supply. */
  housing: readonly MachineFact[];
  /** Of machines without a build volume. */
  specification?: readonly SpecificationRow[] | undefined;
};

export function CatalogueMachine({ product, keyFigures, housing, specification }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const lang = toLangAttribute(product.servedLocale, locale);
  const { pictures, path, name, isNew, tagline, price, buildVolume } = product;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-5 border-t border-line py-5 desktop:grid-cols-[9rem_minmax(0,1fr)_minmax(0,2.6fr)] desktop:gap-x-8">
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
          {keepTogether(tagline)}
        </p>
        {price && (
          <p className="mt-2 text-small">
            <ListPrice {...price.price} />
          </p>
        )}
      </div>
      {buildVolume && <Facts product={product} volume={buildVolume} keyFigures={keyFigures} housing={housing} />}
      {specification && <SpecificationFacts rows={specification} housing={housing} lang={lang} />}
    </li>
  );
}

type FactsProps = Pick<Props, 'product' | 'keyFigures' | 'housing'> & { volume: Volume };

function Facts({ product, volume, keyFigures, housing }: FactsProps) {
  const t = useTranslations();
  const format = useFormatter();
  const job =
    product.path === UPRIGHT_PRINTER
      ? describeUprightJob({ t, format })
      : describePlatformJob(product, typicalParts[product.line], { t, format });
  return (
    <div className="col-span-full mt-4 grid grid-cols-subgrid items-start desktop:col-span-1 desktop:col-start-3 desktop:row-start-1 desktop:mt-0 desktop:flex desktop:gap-x-5">
      <VolumeDrawing volume={volume} isMarked className="h-auto w-18 max-sm:hidden" />
      <dl className="grid grow gap-x-5 gap-y-1.5 text-small max-sm:col-span-full max-sm:grid-cols-[minmax(6rem,8.25rem)_minmax(7.25rem,1fr)] max-sm:gap-x-3 max-sm:*:contents sm:grid-cols-3 sm:gap-y-3 xl:grid-cols-4 xl:*:last:col-span-2">
        <Fact name={t('Products.buildVolume')}>
          <span className="sm:whitespace-nowrap">
            <VolumeSize volume={volume} />
          </span>
        </Fact>
        {job && (
          <Fact name={job.parts}>
            {job.times.map((time) => (
              <span key={time} className="block sm:whitespace-nowrap">
                {time}
              </span>
            ))}
          </Fact>
        )}
        {keyFigures.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        <HousingFacts housing={housing} />
      </dl>
    </div>
  );
}

/** Its usual job is twelve upright hollow models, where six lie flat. */
const UPRIGHT_PRINTER = '/hardware/A2D_Ortho';

function describeUprightJob({ t, format }: Texts): PlatformJob {
  const duration = formatDuration(
    facts.alignerModelJob.value,
    (unit) => t(`Units.${unit}`),
    (value) => format.number(value),
  );
  const layer = format.number(facts.alignerModelLayer.value);
  return {
    parts: t('Catalogue.uprightModels', { count: facts.alignerModelsPerJob.value }),
    times: [t('Sections.printTime', { duration, layer }), t('Catalogue.withRemoval')],
  };
}

type SpecificationProps = Pick<Props, 'housing'> & { rows: readonly SpecificationRow[]; lang: string | undefined };

function SpecificationFacts({ rows, housing, lang }: SpecificationProps) {
  return (
    <dl
      lang={lang}
      className="col-span-full mt-4 grid gap-x-5 gap-y-1.5 text-small max-sm:grid-cols-[minmax(6rem,8.75rem)_minmax(8.5rem,1fr)] max-sm:gap-x-3 max-sm:*:contents sm:grid-cols-3 sm:gap-y-3 desktop:col-span-1 desktop:col-start-3 desktop:row-start-1 desktop:mt-0 desktop:ps-23"
    >
      {rows.map((row) => (
        <Fact key={row.name} name={row.name}>
          <SpecificationValue row={row} />
        </Fact>
      ))}
      <HousingFacts housing={housing} />
    </dl>
  );
}

/** In English, also in inches and pounds. */
function HousingFacts({ housing }: Pick<Props, 'housing'>) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  return housing.map(({ id, lines }) => (
    <Fact key={id} name={t(id)}>
      {lines.map((line) => (
        <span key={line} className="block">
          {keepTogether(addUsUnits(line, locale))}
        </span>
      ))}
    </Fact>
  ));
}

type FactProps = { name: string; children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className="text-ink-soft max-sm:hyphens-auto">{keepTogether(name)}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
