import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shortNameOf } from '#features/products/short-name.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { FAHRENHEIT_PER_CELSIUS, formatMeasurement, toFahrenheit } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import { PropertyName } from '../property-name.tsx';
import { burnoutMinutes } from './burnout-curve.ts';
import type { CastingMaterial } from './casting-data.ts';

export type CastingTrade = 'jewelry' | 'dental';

type Props = { title: string; materials: readonly CastingMaterial[]; trade: CastingTrade };

/** Castable resins side by side: what each is for, how it burns out, and what it is printed on. */
export function CastingTable({ title, materials, trade }: Props) {
  const t = useTranslations('Materials');
  return (
    <Table
      caption={title}
      isCaptionHidden
      isStacked
      isSideBySide={materials.length === 2}
      columns={[
        { id: 'property', label: t('property') },
        ...materials.map(({ id, name }) => ({ id, label: keepTogether(name) })),
      ]}
      rows={useRows(materials, trade).map(({ id, name, read }) => ({ id, cells: [name, ...materials.map(read)] }))}
    />
  );
}

type Row = { id: string; name: ReactNode; read: (material: CastingMaterial) => ReactNode };

const MINUTES_PER_HOUR = 60;

function useRows(materials: readonly CastingMaterial[], trade: CastingTrade): Row[] {
  const [first] = materials;
  const t = useTranslations('Materials');
  const format = useFormatter();
  const tag = useLocale();
  const hasFahrenheit = localeFromTag(tag) === 'en';
  const celsius = (text: string | number) => `${text}\u00a0°C`;
  const temperature = (value: number) =>
    hasFahrenheit ? `${celsius(value)} (${format.number(toFahrenheit(value))}\u00a0°F)` : celsius(value);
  const rate = (ramp: number) =>
    hasFahrenheit
      ? t('casting.rampFahrenheit', {
          celsius: celsius(ramp),
          fahrenheit: format.number(ramp * FAHRENHEIT_PER_CELSIUS),
        })
      : t('casting.rampText', { ramp: celsius(ramp) });
  const range = ({ min, max }: CastingMaterial['casting']['flask']) =>
    hasFahrenheit
      ? `${celsius(`${min}–${max}`)} (${format.number(toFahrenheit(min))}–${format.number(toFahrenheit(max))}\u00a0°F)`
      : celsius(`${min}–${max}`);
  const measure = (measured: CastingMaterial['ashContent']) =>
    measured ? formatMeasurement(format.number(measured.value), measured.unit, tag) : '–';
  return [
    {
      id: 'sections',
      name: t('casting.sections'),
      read: ({ casting: { sections } }) =>
        t('casting.sectionsText', { min: format.number(sections.min), max: format.number(sections.max) }),
    },
    { id: 'metals', name: t(`casting.${trade}.metals`), read: ({ casting }) => casting.metals },
    { id: 'preparation', name: t('casting.preparation'), read: ({ casting }) => casting.preparation ?? '–' },
    { id: 'sprues', name: t('casting.sprues'), read: ({ casting }) => casting.sprues ?? '–' },
    { id: 'investment', name: t('casting.investment'), read: ({ casting }) => casting.investment },
    {
      id: 'holds',
      name: t('casting.holds'),
      read: ({ casting }) =>
        casting.burnout.map((hold) => (
          <span key={hold.celsius} className="block whitespace-nowrap">
            {t('casting.hold', { temperature: temperature(hold.celsius), hours: format.number(hold.hours) })}
          </span>
        )),
    },
    {
      id: 'ramp',
      name: t('casting.ramp'),
      read: ({ casting: { burnout } }) =>
        burnout.map(({ ramp }, index) => {
          const before = burnout[index - 1];
          if (before?.ramp === ramp) return null;
          return (
            <span key={ramp} className="block">
              {before
                ? t('casting.rampFrom', { ramp: rate(ramp), temperature: temperature(before.celsius) })
                : rate(ramp)}
            </span>
          );
        }),
    },
    {
      id: 'flask',
      name: t(`casting.${trade}.flask`),
      read: ({ casting: { flask, flaskHours } }) =>
        flaskHours
          ? t('casting.hold', { temperature: range(flask), hours: format.number(flaskHours) })
          : t('casting.flaskDirect', { range: range(flask) }),
    },
    ...(materials.some(({ casting }) => casting.pressing)
      ? [
          {
            id: 'pressing',
            name: t('casting.pressing'),
            read: ({ casting: { pressing } }: CastingMaterial) =>
              pressing ? t('casting.pressingText', { temperature: temperature(pressing) }) : '–',
          },
        ]
      : []),
    {
      id: 'duration',
      name: t('casting.duration'),
      read: ({ casting }) => {
        const minutes = burnoutMinutes(casting);
        return t('casting.durationText', {
          hours: Math.floor(minutes / MINUTES_PER_HOUR),
          minutes: minutes % MINUTES_PER_HOUR,
        });
      },
    },
    {
      id: 'scaling',
      name: t('casting.scaling'),
      read: ({ casting: { scaling } }) =>
        scaling > 0
          ? t('casting.scalingText', { percent: formatMeasurement(format.number(scaling), '%', tag) })
          : t('casting.scalingNone'),
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
