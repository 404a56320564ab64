import type { Locale } from '@heliograph/schema/locales.ts';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { MaterialCard_MaterialFragment } from '#features/materials/material-card.generated.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { toStandardParts } from '#features/materials/material-standards.ts';
import { PropertyName } from '#features/materials/property-name.tsx';
import { findMarketStatus, isRegisteredIn, isUsableIn } from '#features/materials/trade/trade-rows.ts';
import { UsageMark } from '#features/materials/trade/usage-mark.tsx';
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
type Props = {
  caption: string;
  materials: readonly Material[];
  uses: ReadonlyMap<string, MaterialUse>;
  /** Whether the name of its category is above the first material of each category. */
  isGrouped?: boolean;
};
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
export function CatalogueMaterials({ caption, materials, uses, isGrouped = false }: Props) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const writer = useTradeWriter();
  const sorted = materials.toSorted(
    (a, b) => Number(isUsableIn(b, writer.locale)) - Number(isUsableIn(a, writer.locale)),
  );
  const write = (value: number, unit: string) => (
    <span className="whitespace-nowrap">{formatMeasurement(format.number(value), unit, locale)}</span>
  );
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
    { id: 'name', label: t('Materials.material'), read: (material) => <Name {...material} /> },
    {
      ...{ id: 'registration', label: t('Catalogue.registration') },
      read: (material) => {
        const status = findMarketStatus(material, writer);
        if (!status) return null;
        const isRegistered = isRegisteredIn(material, writer.locale);
        return (
          <Status material={material} isOnPaper={!isRegistered}>
            {isRegistered ? status : t('Catalogue.notYet')}
          </Status>
        );
      },
      missing: (material) =>
        material.bodyContact === 'NONE' && <Status material={material}>{t('Catalogue.notRequired')}</Status>,
    },
    {
      ...{ id: 'use', label: t('Catalogue.use') },
      read: ({ id, category }) => (
        <span className="desktop:break-keep">
          {keepTogether(
            joinUsages(uses.get(id)?.usages ?? [], t('Materials.separator'), writer.locale) || category.label,
          )}
        </span>
      ),
    },
    {
      ...{ id: 'printers', label: t('Catalogue.printers') },
      read: ({ id }) => {
        const names = shortenNames(uses.get(id)?.printers ?? []);
        return names.length > 0 ? <NameList names={names} /> : null;
      },
    },
    {
      ...{ id: 'packs', label: t('Materials.trade.packs', { count: 1 }) },
      read: ({ packs }) =>
        packs.length > 0
          ? packs.map(({ content: { value, unit }, orderNumber }) => (
              <span key={value} className="block whitespace-nowrap">
                {formatMeasurement(format.number(value), unit, locale)}
                {orderNumber && <span className="block text-fine font-normal text-ink-soft">{orderNumber}</span>}
              </span>
            ))
          : null,
    },
    {
      ...{ id: 'tested', label: t('Catalogue.tested') },
      read: ({ biocompatibility }) => toStandardParts(biocompatibility).join(t('Materials.separator')) || null,
    },
    toColumn('flexuralStrength', t('Materials.sorts.FLEXURAL_STRENGTH')),
    toColumn('flexuralModulus', t('Materials.sorts.FLEXURAL_MODULUS')),
    {
      id: 'hardness',
      label: <PropertyName name={t('Catalogue.hardness')} standard={joinStandards(hardnessStandards)} />,
      isNumeric: true,
      read: ({ id }) => {
        const hardness = uses.get(id)?.hardness;
        return hardness ? <ShoreHardness {...hardness} /> : null;
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
        group: isGrouped ? material.category.label : undefined,
        cells: shown.map(({ read, missing }) => read(material) ?? (missing?.(material) || null)),
      }))}
    />
  );
}

type StatusProps = {
  material: Material;
  /** Whether the words are printed only, in place of the mark, which says the same. */
  isOnPaper?: boolean;
  children: string;
};

function Status({ material, isOnPaper = false, children }: StatusProps) {
  return (
    <>
      <span className="block sm:whitespace-nowrap print:hidden">
        <UsageMark resins={[material]} />
      </span>
      <span className={`text-fine font-normal text-ink-soft ${isOnPaper ? 'hidden print:inline' : ''}`}>
        {children}
      </span>
    </>
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

/** Breaks between names only. */
function NameList({ names }: { names: readonly string[] }) {
  const separator = useTranslations('Materials')('separator');
  return names.map((name, index) => (
    <Fragment key={name}>
      <span className="whitespace-nowrap print:whitespace-normal">
        {name}
        {index < names.length - 1 && separator.trimEnd()}
      </span>
      {index < names.length - 1 && separator.endsWith(' ') ? ' ' : <wbr />}
    </Fragment>
  ));
}

function Name({ slug, name, colors }: Pick<Material, 'slug' | 'name' | 'colors'>) {
  return (
    <>
      <Link href={materialPath(slug)} className={`sm:whitespace-nowrap ${LINKED_NAME}`}>
        {keepTogether(name)}
      </Link>
      {colors.length > 0 && (
        <span className="block text-fine font-normal text-ink-soft">
          <NameList names={colors.map((color) => color.name)} />
        </span>
      )}
    </>
  );
}

/** D 86; the column is headed Shore hardness. */
function ShoreHardness({ value, unit }: NonNullable<Hardness>) {
  const format = useFormatter();
  return <span className="whitespace-nowrap">{`${unit.replace('Shore ', '')}\u00a0${format.number(value)}`}</span>;
}
