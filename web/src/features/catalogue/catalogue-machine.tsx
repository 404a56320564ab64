import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { addUsUnits } from '#features/products/detail/add-us-units.ts';
import { SpecificationValue } from '#features/products/detail/specification-value.tsx';
import type { ProductCardData, ProductDetail } from '#features/products/product-data.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { CatalogueOrder } from './catalogue-order.tsx';
import { LINKED_NAME } from './linked-name.ts';
import type { MachineFact } from './machine-facts.ts';

type Props = {
  product: ProductCardData;
  /** Size and weight, and power supply. */
  housing: readonly MachineFact[];
  specification: ProductDetail['specification'];
};

/** A machine without a build volume. */
export function CatalogueMachine({ product, housing, specification }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const lang = toLangAttribute(product.servedLocale, locale);
  const { pictures, path, name, isNew, tagline, price, orderNumber } = product;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-5 border-t border-line py-5 desktop:grid-cols-[9rem_minmax(0,1fr)_minmax(0,2.6fr)] desktop:gap-x-8">
      {pictures[0] ? (
        <Figure {...pictures[0]} alt="" sizes="(width >= 993px) 9rem, (width >= 640px) 5.5rem, 4.5rem" />
      ) : (
        <span />
      )}
      <div>
        <h3 className="flex flex-wrap items-center gap-2 text-subheading">
          <ProductLink path={path} className={LINKED_NAME}>
            {name}
          </ProductLink>
          {isNew && <Badge tone="accent">{t('Products.new')}</Badge>}
        </h3>
        <p lang={lang} className="mt-1 text-small text-ink-soft">
          {keepTogether(tagline)}
        </p>
        <CatalogueOrder {...{ orderNumber, price }} />
      </div>
      <dl
        lang={lang}
        className="col-span-full mt-4 grid gap-x-5 gap-y-1.5 text-small max-sm:grid-cols-[minmax(6rem,8.75rem)_minmax(8.5rem,1fr)] max-sm:gap-x-3 max-sm:*:contents sm:grid-cols-3 sm:gap-y-3 desktop:col-span-1 desktop:col-start-3 desktop:row-start-1 desktop:mt-0"
      >
        {specification.map((row) => (
          <Fact key={row.name} name={row.name}>
            <SpecificationValue row={row} hasUsUnits />
          </Fact>
        ))}
        <HousingFacts housing={housing} />
      </dl>
    </li>
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
