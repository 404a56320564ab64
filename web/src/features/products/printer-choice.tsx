import { useLocale } from 'next-intl';
import { printerUses } from '#content/hardware/printer-users.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { ProductLink } from './product-link.tsx';
import { type ProductSeries, seriesName } from './product-series.ts';
import { shortNameOf } from './short-name.ts';

type Props = { title: string; series: readonly ProductSeries[] };

/** Printers by the work for which to choose them. */
export function PrinterChoice({ title, series }: Props) {
  const locale = localeFromTag(useLocale());
  return (
    <section aria-labelledby="choice">
      <h2 id="choice" className="text-heading">
        {title}
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-6 desktop:grid-cols-3">
        {series.map(({ name, products }) => (
          <div key={name}>
            <h3 className="pb-2 text-label">
              <a href={`#${name}`} className="transition-colors duration-quick hover:text-accent">
                {seriesName(locale, name)}
              </a>
            </h3>
            <ul>
              {products.map(({ id, slug, path, name: product }) => (
                <li
                  key={id}
                  className="relative flex min-h-11 items-center justify-between gap-4 border-t border-line py-2 text-small transition-colors duration-quick hover:text-accent"
                >
                  <span>{keepTogether(printerUses[slug]?.[locale] ?? '')}</span>
                  <span className="shrink-0 font-medium">
                    <ProductLink path={path} className="after:absolute after:inset-0">
                      {keepTogether(shortNameOf(product))}
                    </ProductLink>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
