import { useLocale, useTranslations } from 'next-intl';
import { isListed } from '#content/pages.ts';
import { NextStep } from '#features/products/detail/next-steps.tsx';
import type { ProductDetail } from '#features/products/product-data.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { accessoryListPath } from './accessory-paths.ts';
import { toAccessorySearch } from './accessory-query.ts';
import { numberOfType } from './accessory-types.ts';

export function AccessoryNextSteps({ accessory: { accessoryType, line } }: { accessory: ProductDetail }) {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      {accessoryType && (
        <NextStep
          href={accessoryListPath + toAccessorySearch('', { type: numberOfType(accessoryType) })}
          title={t(`Accessories.types.${accessoryType}`)}
          text={t('Accessories.sameType', { type: accessoryType })}
        />
      )}
      {isListed('/warranty-policies', locale) && (
        <NextStep
          href={`/warranty-policies#${line.toLowerCase()}`}
          title={t('Products.next.warranty')}
          text={t('Products.next.warrantyText')}
        />
      )}
    </ul>
  );
}
