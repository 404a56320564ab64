import type { Locale } from '@heliograph/schema/locales.ts';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MaterialCard_MaterialFragment } from '#features/materials/material-card.generated.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { toStandardParts } from '#features/materials/material-standards.ts';
import { PropertyName } from '#features/materials/property-name.tsx';
import { findMarketStatus, isRegisteredIn, isUsableIn } from '#features/materials/trade/trade-rows.ts';
import { useTradeWriter } from '#features/materials/trade/use-trade-writer.ts';
import { Link } from '#i18n/navigation.ts';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import type { Hardness } from './catalogue-data.ts';
import { LINKED_NAME } from './linked-name.ts';

type Material = MaterialCard_MaterialFragment;
export type MaterialUse = {
  usages: readonly string[];
  printers: readonly string[];
  hardness: Hardness;
};
type Props = { caption: string; materials: readonly Material[]; uses: ReadonlyMap<string, MaterialUse> };
type Property = 'flexuralStrength' | 'flexuralModulus';
type Column = {
  id: string;
  label: ReactNode;
  isNumeric?: boolean;
  read: (material: Material) => ReactNode;
  /** Shown instead of null in a column that is not left out. */
  missing?: (material: Material) => ReactNode;
};

/** Those that may be used today come first. Properties that no material of the group has are left out. */
export function CatalogueMaterials({ caption, materials, uses }: Props) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const writer = useTradeWriter();
  const sorted = materials.toSorted(
    (a, b) => Number(isUsableIn(b, writer.locale)) - Number(isUsableIn(a, writer.locale)),
  );
  const write = (value: number, unit: string) => formatMeasurement(format.number(value), unit, locale);
  const joinStandards = (standards: readonly (string | null | undefined)[]) =>
    [...new Set(standards.flatMap((standard) => standard ?? []))].join(t('Materials.separator'));
  const toColumn = (property: Property, name: string): Column => ({
    id: property,
    label: (
      <PropertyName
        name={name}
        standard={joinStandards(materials.map(({ [property]: measured }) => measured?.standard))}
      />
    ),
    isNumeric: true,
    read: ({ [property]: measured }) => measured && write(measured.value, measured.unit),
  });
  const hardnessStandards = materials.map(({ id }) => uses.get(id)?.hardness?.standard);
  const columns: Column[] = [
    { id: 'name', label: t('Materials.material'), read: (material) => <NameLink {...material} /> },
    {
      ...{ id: 'use', label: t('Catalogue.use') },
      read: ({ id, category }) =>
        joinUsages(uses.get(id)?.usages ?? [], t('Materials.separator'), writer.locale) || category.label,
    },
    {
      ...{ id: 'printers', label: t('Catalogue.printers') },
      read: ({ id }) => shortenNames(uses.get(id)?.printers ?? []).join(t('Materials.separator')) || null,
    },
    {
      ...{ id: 'packs', label: t('Materials.trade.packs', { count: 1 }) },
      read: ({ packs }) =>
        packs.map(({ content: { value, unit } }) => write(value, unit)).join(t('Materials.separator')) || null,
    },
    {
      ...{ id: 'tested', label: t('Catalogue.tested') },
      read: ({ biocompatibility }) => toStandardParts(biocompatibility).join(t('Materials.separator')) || null,
    },
    {
      ...{ id: 'registration', label: t('Catalogue.registration') },
      read: (material) => {
        const status = findMarketStatus(material, writer);
        return status && !isRegisteredIn(material, writer.locale) ? t('Catalogue.notYet') : status;
      },
      missing: ({ bodyContact }) => bodyContact === 'NONE' && t('Catalogue.notRequired'),
    },
    toColumn('flexuralStrength', t('Materials.sorts.FLEXURAL_STRENGTH')),
    toColumn('flexuralModulus', t('Materials.sorts.FLEXURAL_MODULUS')),
    {
      id: 'hardness',
      label: <PropertyName name={t('Catalogue.hardness')} standard={joinStandards(hardnessStandards)} />,
      isNumeric: true,
      read: ({ id }) => {
        const hardness = uses.get(id)?.hardness;
        return hardness ? write(hardness.value, hardness.unit) : null;
      },
    },
  ];
  const shown = columns.filter(({ read }) => materials.some((material) => read(material) !== null));
  return (
    <Table
      caption={caption}
      isCaptionHidden
      isStacked
      columns={shown}
      rows={sorted.map((material) => ({
        id: material.id,
        cells: shown.map(({ read, missing }) => read(material) ?? (missing?.(material) || null)),
      }))}
    />
  );
}

/** In English, only the first one keeps its capital; abbreviations keep theirs. */
function joinUsages(usages: readonly string[], separator: string, locale: Locale): string {
  if (locale !== 'en') return usages.join(separator);
  return usages
    .map((usage, index) =>
      index === 0 ? usage : usage.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
    )
    .join(separator);
}

function shortenNames(names: readonly string[]): readonly string[] {
  return names.map((name) => name.replace(/^UltraCraft /, ''));
}

function NameLink({ slug, name }: Pick<Material, 'slug' | 'name'>) {
  return (
    <Link href={materialPath(slug)} className={`sm:whitespace-nowrap ${LINKED_NAME}`}>
      {keepTogether(name)}
    </Link>
  );
}
