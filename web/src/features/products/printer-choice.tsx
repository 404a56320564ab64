import { ArrowRight } from 'lucide';
import { useLocale } from 'next-intl';
import { machineUses } from '#content/hardware/printer-users.ts';
import type { GroupName } from '#content/navigation/nav-item.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { ProductLink } from './product-link.tsx';
import { type ProductSeries, seriesName } from './product-series.ts';
import { shortNameOf } from './short-name.ts';

/** Columns of about the same height. */
const COLUMNS: readonly (readonly GroupName[])[] = [
  ['dentalPrinters'],
  ['clinicPrinters', 'finishing'],
  ['desktopPrinters'],
];

type Props = { title: string; series: readonly ProductSeries[] };

/** Machines by the work for which to choose them. */
export function PrinterChoice({ title, series }: Props) {
  const locale = localeFromTag(useLocale());
  return (
    <section aria-labelledby="choice">
      <h2 id="choice" className="text-heading">
        {title}
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-6 sm:grid-cols-2 desktop:grid-cols-3">
        {COLUMNS.map((names) => (
          <div key={names[0]} className="grid content-start gap-6">
            {series
              .filter(({ name }) => names.includes(name))
              .map(({ name, products }) => (
                <div key={name}>
                  <h3 className="pb-2 text-label">
                    <a href={`#${name}`} className="transition-colors duration-quick hover:text-accent">
                      {seriesName(locale, name)}
                    </a>
                  </h3>
                  <ul>
                    {products.map((product) => (
                      <MachineRow key={product.id} {...product} use={machineUses[product.slug]?.[locale]} />
                    ))}
                  </ul>
                </div>
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

type RowProps = Pick<ProductSeries['products'][number], 'path' | 'name'> & { use: string | undefined };

function MachineRow({ path, name, use = '' }: RowProps) {
  return (
    <li className="relative flex min-h-11 items-center justify-between gap-4 border-t border-line py-2 text-small transition-colors duration-quick hover:text-accent">
      <span>{keepTogether(use)}</span>
      <span className="flex shrink-0 items-center gap-1.5 font-medium text-accent">
        <ProductLink path={path} className="after:absolute after:inset-0">
          {keepTogether(shortNameOf(name))}
        </ProductLink>
        <Icon icon={ArrowRight} size={16} />
      </span>
    </li>
  );
}
