import { useLocale } from 'next-intl';
import type { SparePart } from '#content/hardware/spare-parts.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { AccessoryOrder } from './accessory-order.tsx';

type Props = Omit<SparePart, 'fits'>;

export function SparePartItem({ name, use, orderNumber, orderNumbers = {} }: Props) {
  const locale = localeFromTag(useLocale());
  return (
    <div className="flex h-full flex-col">
      <h3 className="font-semibold">{keepTogether(name[locale])}</h3>
      <p className="text-small text-ink-soft">{keepTogether(use[locale])}</p>
      <AccessoryOrder
        name={name[locale]}
        orderNumber={orderNumber}
        orderNumbers={Object.entries(orderNumbers).map(([printerId, number]) => ({ printerId, number }))}
      />
    </div>
  );
}
