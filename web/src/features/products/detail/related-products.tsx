import { useLocale, useTranslations } from 'next-intl';
import { FocusOnTarget } from '#features/search/focus-on-target.tsx';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { ProductDetail } from '../product-data.ts';
import { ProductLink } from '../product-link.tsx';

type Related = NonNullable<ProductDetail['accessories']>[number];

export function Accessories({ items }: { items: readonly Related[] }) {
  const t = useTranslations('Products');
  const locale = useLocale();
  const accessories = items.filter(({ kind }) => kind === 'ACCESSORY');
  return (
    <>
      <PicturedProducts items={items.filter(({ kind }) => kind !== 'ACCESSORY')} />
      {accessories.length > 0 && (
        <>
          <h3 className="mt-10 text-subheading">{t('accessories')}</h3>
          <ul className="mt-3 border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-8">
            {accessories.map(({ id, slug, path, name, tagline, servedLocale }) => (
              <li
                key={id}
                id={slug}
                lang={toLangAttribute(servedLocale, locale)}
                tabIndex={-1}
                className="border-b border-line py-2.5 outline-offset-4 target:outline-2 target:outline-accent focus:outline-2 focus:outline-accent"
              >
                <ProductLink path={path} className="font-medium transition-colors duration-quick hover:text-accent">
                  {name}
                </ProductLink>
                <span className="block text-fine text-ink-soft">{tagline}</span>
              </li>
            ))}
          </ul>
          <FocusOnTarget />
        </>
      )}
    </>
  );
}

export function PicturedProducts({ items }: { items: readonly Related[] }) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 xl:grid-cols-4">
      {items.map(({ id, path, name, tagline, servedLocale, pictures: [picture] }) => (
        <li key={id} lang={toLangAttribute(servedLocale, locale)} className="group relative">
          <span className="block aspect-[4/3] overflow-hidden rounded-panel bg-backdrop">
            {picture && <Figure {...picture} alt="" sizes="(width >= 80rem) 14rem, (width >= 40rem) 30vw, 45vw" />}
          </span>
          <span className="mt-2.5 block font-medium transition-colors duration-quick group-hover:text-accent">
            <ProductLink path={path} className="after:absolute after:inset-0">
              {name}
            </ProductLink>
          </span>
          <span className="block text-fine text-ink-soft">{tagline}</span>
        </li>
      ))}
    </ul>
  );
}
