import { useLocale, useTranslations } from 'next-intl';
import { machineGuidePath } from '#features/documents/document-paths.ts';
import type { ProductCardData } from '#features/products/product-data.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { localeFromTag, localePath, toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';

type Machine = ProductCardData & { hasGuide: boolean };

/** Links to the support page of each machine, or to the product page if it has none, and to its guide. */
export function MachinePicker({ machines }: { machines: readonly Machine[] }) {
  const t = useTranslations('Support');
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-3 sm:grid-cols-4 sm:gap-y-6 desktop:grid-cols-7">
      {machines
        .filter((machine) => machine.hasSupport || machine.hasGuide)
        .map(({ id, slug, path, name, servedLocale, hasSupport, hasGuide, pictures: [picture] }) => (
          <li
            key={id}
            lang={toLangAttribute(servedLocale, locale)}
            className="group relative max-sm:flex max-sm:items-center max-sm:gap-2.5"
          >
            <span className="block aspect-square overflow-hidden rounded-panel bg-backdrop *:h-full max-sm:w-12 max-sm:shrink-0 sm:max-desktop:aspect-[4/3]">
              {picture && (
                <Figure
                  {...picture}
                  alt=""
                  sizes="(width >= 993px) 9rem, (width >= 640px) 22vw, 3rem"
                  className="size-full object-cover"
                />
              )}
            </span>
            <span>
              <ProductLink
                path={hasSupport ? `${path}/3d-printer-support` : path}
                className="block min-h-6 sm:min-h-[2lh] break-keep font-medium leading-snug underline decoration-line underline-offset-4 max-sm:text-small sm:mt-2 transition-colors duration-quick after:absolute after:inset-0 group-hover:text-accent"
              >
                {keepTogether(name)}
              </ProductLink>
              {hasGuide && (
                <TextLink
                  href={localePath(localeFromTag(locale), machineGuidePath(slug))}
                  type="application/pdf"
                  target="_blank"
                  aria-label={t('guideOf', { name })}
                  className="relative inline-block py-0.5 text-small"
                >
                  {t('guide')}
                </TextLink>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}
