import { useLocale, useTranslations } from 'next-intl';
import { isListed } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag, toLangAttribute } from '#i18n/paths.ts';
import { Table } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ProductDetail } from '../product-data.ts';
import { addUsUnits } from './add-us-units.ts';

type Machine = NonNullable<ProductDetail['machine']>;

/** What a buyer plans with. Facts that the manufacturer does not state are left out. */
export function OrderFacts({
  product: { machine, line, price, orderNumber, servedLocale },
}: {
  product: ProductDetail;
}) {
  const t = useTranslations('Products');
  const lang = toLangAttribute(servedLocale, useLocale());
  if (!machine) return null;
  const { included, deliveryTime, warrantyMonths } = machine;
  const facts = {
    number: orderNumber && <span className="whitespace-nowrap">{orderNumber}</span>,
    included: included && <Included items={included} lang={lang} />,
    space: machine.size && <SpaceNeeded {...machine} size={machine.size} />,
    warranty: (
      <>
        {t('order.warrantyText', { months: warrantyMonths })}
        <WarrantyLink line={line} />
      </>
    ),
    delivery: deliveryTime ? (
      <span lang={lang}>{deliveryTime}</span>
    ) : (
      t(price ? 'order.deliveryInStore' : 'order.deliveryInQuote')
    ),
  };
  const names = (Object.keys(facts) as (keyof typeof facts)[]).filter((name) => facts[name]);
  return (
    <div className="mt-10">
      <h3 className="mb-3 text-subheading">{t('order.title')}</h3>
      <Table
        caption={t('order.title')}
        isCaptionHidden
        isHeadHidden
        columns={(['property', 'value'] as const).map((id) => ({ id, label: t(id) }))}
        rows={names.map((name) => ({ id: name, cells: [t(`order.${name}`), facts[name]] }))}
      />
    </div>
  );
}

function Included({ items, lang }: { items: readonly string[]; lang: string | undefined }) {
  return (
    <ul lang={lang}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type SpaceProps = Pick<Machine, 'rearClearance'> & { size: NonNullable<Machine['size']> };

function SpaceNeeded({ size: { width, depth }, rearClearance }: SpaceProps) {
  const t = useTranslations('Products.order');
  const locale = useLocale();
  if (rearClearance === null) return addUsUnits(t('spaceOpen', { width, depth }), locale);
  return addUsUnits(t('spaceText', { width, depth: depth + rearClearance, clearance: rearClearance }), locale);
}

function WarrantyLink({ line }: Pick<ProductDetail, 'line'>) {
  const t = useTranslations('Products.order');
  if (!isListed('/warranty-policies', localeFromTag(useLocale()))) return null;
  return (
    <span className="block font-normal">
      <TextLink as={Link} href={`/warranty-policies#${line.toLowerCase()}`}>
        {t('warrantyLink')}
      </TextLink>
    </span>
  );
}
