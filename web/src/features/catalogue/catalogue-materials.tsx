import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { MaterialCard_MaterialFragment } from '#features/materials/material-card.generated.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { toStandardParts } from '#features/materials/material-standards.ts';
import { Link } from '#i18n/navigation.ts';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { Table } from '#ui/table.tsx';

type Props = { caption: string; materials: readonly MaterialCard_MaterialFragment[] };
type Measured = { value: number; unit: string } | null;

export function CatalogueMaterials({ caption, materials }: Props) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const show = (measured: Measured) =>
    measured && formatMeasurement(format.number(measured.value), measured.unit, locale);
  return (
    <Table
      caption={caption}
      isCaptionHidden
      isStacked
      columns={[
        { id: 'name', label: t('Materials.material') },
        { id: 'category', label: t('Catalogue.category') },
        { id: 'tested', label: t('Catalogue.tested') },
        { id: 'colors', label: t('Catalogue.colors'), isNumeric: true },
        { id: 'modulus', label: t('Materials.sorts.FLEXURAL_MODULUS'), isNumeric: true },
        { id: 'temperature', label: t('Materials.sorts.HEAT_DEFLECTION_TEMPERATURE'), isNumeric: true },
      ]}
      rows={materials.map((material) => ({
        id: material.id,
        cells: [
          <Link key="name" href={materialPath(material.slug)} className="text-ink hover:text-accent">
            {material.name}
          </Link>,
          material.category.label,
          toStandardParts(material.biocompatibility).join(t('Materials.separator')) || null,
          material.colors.length,
          show(material.flexuralModulus),
          show(material.heatDeflectionTemperature),
        ],
      }))}
    />
  );
}
