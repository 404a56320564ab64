import { useLocale, useTranslations } from 'next-intl';
import { accessoryUses } from '#content/hardware/accessory-uses.ts';
import { ListPrice } from '#features/products/list-price.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { AccessoryCardData } from './accessory-data.ts';
import { AccessoryFit } from './accessory-fit.tsx';
import { AccessoryOrder } from './accessory-order.tsx';

type Props = {
  accessory: AccessoryCardData;
  /** All printers, to name those that it does not fit. */
  allPrinters?: readonly { name: string }[];
};

export function AccessoryCard({ accessory, allPrinters = [] }: Props) {
  const { path, name, tagline, isNew, servedLocale, pictures, price, fits, orderRows } = accessory;
  const { orderNumber, orderNumbers } = accessory;
  const t = useTranslations();
  const locale = useLocale();
  const lang = toLangAttribute(servedLocale, locale);
  const [picture] = pictures;
  return (
    <article className="picture-card group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-calm hover:border-edge hover:shadow-low">
      {picture && (
        <Figure
          {...picture}
          alt=""
          sizes="(width >= 1280px) 26rem, (width >= 993px) 31vw, (width >= 640px) 45vw, 7rem"
        />
      )}
      <div className="picture-card-text p-3 sm:px-5 sm:pt-5 sm:pb-0 xl:px-4 xl:pt-4">
        <h3 className="text-subheading wrap-break-word transition-colors xl:text-body xl:font-semibold duration-quick group-hover:text-accent">
          <Link href={path} lang={lang} className="after:absolute after:inset-0 after:rounded-panel">
            {name}
          </Link>
          {isNew && (
            <>
              {' '}
              <Badge tone="accent">{t('Accessories.new')}</Badge>
            </>
          )}
        </h3>
        <p lang={lang} className="mt-1 text-ink-soft max-sm:text-small xl:text-small">
          {keepTogether(tagline)}
        </p>
        {price && (
          <p className="pt-1 max-sm:text-small sm:pt-4">
            <ListPrice {...price.price} />
          </p>
        )}
        <AccessoryFit
          printers={fits ?? []}
          all={allPrinters}
          use={accessoryUses[accessory.id]}
          className="pt-2 text-small text-ink-soft"
        />
      </div>
      <div className="picture-card-foot flex grow flex-col px-3 pb-3 sm:px-5 sm:pb-5 xl:px-4 xl:pb-4">
        {orderRows.length > 0 && (
          <ul lang={lang} className="pt-1 text-small text-ink-soft">
            {orderRows.map((row) => (
              <li key={row.name}>
                {keepTogether(t('Accessories.orderRow', { name: row.name, value: keepCounts(row.text ?? '') }))}
              </li>
            ))}
          </ul>
        )}
        <AccessoryOrder part={{ name, orderNumber, orderNumbers }} printers={fits ?? []} />
      </div>
    </article>
  );
}

/** A count does not end a line: “4 brushes”. */
function keepCounts(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}
