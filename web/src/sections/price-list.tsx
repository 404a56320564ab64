import { ListPrice } from '#features/products/list-price.tsx';
import { getMachines } from '#features/products/product-data.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { SetPrice } from '#features/products/set-price.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';
import { SectionLinks } from './section-links.tsx';

export async function PriceList({ layout, copy }: SectionProps<LayoutOf<'price-list'>>) {
  const locale = await getCurrentLocale();
  const tag = tagOf(locale);
  const machines = await getMachines(locale);
  const listed = layout.slugs.flatMap((slug) => machines.filter((machine) => machine.slug === slug));
  return (
    <SplitSection {...copy}>
      <ul lang={tag} className="border-t border-ink">
        {listed.map(({ id, slug, path, name, price, pictures: [picture] }) => (
          <li
            key={id}
            className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:gap-x-6"
          >
            {picture ? <Figure {...picture} alt="" sizes="6rem" className="rounded-control" /> : <span />}
            <div>
              <h3 className="text-subheading">
                <ProductLink path={path} className="after:absolute after:inset-0 hover:text-accent">
                  {keepTogether(name)}
                </ProductLink>
              </h3>
              <p className="text-small text-ink-soft">{keepTogether(copy.notes[slug] ?? '')}</p>
            </div>
            {price && (
              <ListPrice
                {...price.price}
                isBrief
                size="sm:text-subheading"
                className="col-start-2 mt-1 sm:col-start-auto sm:mt-0 sm:justify-end sm:text-end"
              />
            )}
          </li>
        ))}
      </ul>
      <SetPrice
        slugs={layout.slugs}
        label={copy.total}
        className="mt-5 sm:flex-row-reverse sm:justify-between sm:text-end"
      />
      {layout.links && copy.links && <SectionLinks links={layout.links} copy={copy.links} variants={['secondary']} />}
    </SplitSection>
  );
}
