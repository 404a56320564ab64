import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { Table } from '#ui/table.tsx';
import type { Axis } from './chart/chart-points.ts';
import type { MaterialFacts } from './material-facts.ts';
import { materialPath } from './material-paths.ts';
import { PropertyName } from './property-name.tsx';

type Props = {
  caption: string;
  materials: readonly MaterialFacts[];
  properties: readonly Axis[];
};

export function ValueTable({ caption, materials, properties }: Props) {
  const t = useTranslations('Materials');
  const format = useFormatter();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      isStacked
      columns={[
        { id: 'name', label: t('material') },
        ...properties.map(({ property, name, unit, standard }) => ({
          id: property,
          label: <PropertyName name={t('withUnit', { name, unit })} standard={standard} />,
          isNumeric: true,
        })),
      ]}
      rows={materials.map(({ id, slug, name, values }) => ({
        id,
        cells: [
          <Link key="name" href={materialPath(slug)} prefetch={false} className="text-ink hover:text-accent">
            {name}
          </Link>,
          ...properties.map(({ property }) => {
            const value = values[property];
            return value === undefined ? '–' : format.number(value);
          }),
        ],
      }))}
    />
  );
}
