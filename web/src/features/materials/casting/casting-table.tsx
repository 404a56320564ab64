import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shortNameOf } from '#features/products/short-name.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { formatMeasurement, toFahrenheit } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import { materialPath } from '../material-paths.ts';
import { PropertyName } from '../property-name.tsx';
import { burnoutHours } from './burnout-curve.ts';
import type { CastingMaterial } from './casting-data.ts';

/** Castable resins side by side: what each is for, how it burns out, and what it is printed on. */
export function CastingTable({ materials }: { materials: readonly CastingMaterial[] }) {
  const t = useTranslations('Materials');
  return (
    <Table
      caption={t('casting.title')}
      isCaptionHidden
      columns={[
        { id: 'property', label: t('property') },
        ...materials.map(({ id, slug, name }) => ({
          id,
          label: (
            <Link href={materialPath(slug)} className="font-medium text-ink hover:text-accent">
              {name}
            </Link>
          ),
        })),
      ]}
      rows={useRows(materials).map(({ id, name, read }) => ({ id, cells: [name, ...materials.map(read)] }))}
    />
  );
}

type Row = { id: string; name: ReactNode; read: (material: CastingMaterial) => ReactNode };

function useRows([first]: readonly CastingMaterial[]): Row[] {
  const t = useTranslations('Materials');
  const format = useFormatter();
  const tag = useLocale();
  const temperature = (celsius: number) =>
    localeFromTag(tag) === 'en'
      ? `${celsius}\u00a0°C (${format.number(toFahrenheit(celsius))}\u00a0°F)`
      : `${celsius}\u00a0°C`;
  const measure = (measured: CastingMaterial['ashContent']) =>
    measured ? formatMeasurement(format.number(measured.value), measured.unit, tag) : '–';
  return [
    {
      id: 'sections',
      name: t('casting.sections'),
      read: ({ casting: { sections } }) =>
        t('casting.sectionsText', { min: format.number(sections.min), max: format.number(sections.max) }),
    },
    { id: 'metals', name: t('casting.metals'), read: ({ casting }) => casting.metals },
    {
      id: 'holds',
      name: t('casting.holds'),
      read: ({ casting }) =>
        casting.burnout.map(({ celsius, hours }) => (
          <span key={celsius} className="block">
            {keepTogether(t('casting.hold', { temperature: temperature(celsius), hours: format.number(hours) }))}
          </span>
        )),
    },
    {
      id: 'duration',
      name: t('casting.duration'),
      read: ({ casting: { burnout, ramp } }) =>
        t('casting.durationText', { hours: Math.round(burnoutHours(burnout, ramp)) }),
    },
    {
      id: 'ash',
      name: <PropertyName name={t('ashContent')} standard={first?.ashContent?.standard ?? null} />,
      read: ({ ashContent }) => measure(ashContent),
    },
    {
      id: 'modulus',
      name: <PropertyName name={t('sorts.FLEXURAL_MODULUS')} standard={first?.flexuralModulus?.standard ?? null} />,
      read: ({ flexuralModulus }) => measure(flexuralModulus),
    },
    {
      id: 'layers',
      name: t('casting.layers'),
      read: ({ layerHeights }) => `${(layerHeights ?? []).join(' / ')}\u00a0µm`,
    },
    {
      id: 'printers',
      name: t('criteria.PRINTERS'),
      read: ({ printers }) => (printers ?? []).map(({ name }) => shortNameOf(name)).join(t('separator')) || '–',
    },
  ];
}
