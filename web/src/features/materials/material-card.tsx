import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Swatches } from '../../ui/swatches.tsx';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';
import { materialPath } from './material-paths.ts';

export function MaterialCard({ material }: { material: MaterialCard_MaterialFragment }) {
  const t = useTranslations('Materials');
  const { flexuralModulus, heatDeflectionTemperature } = material;
  return (
    <article className="relative flex h-full flex-col gap-3 border border-line bg-surface p-5 transition-colors hover:border-accent">
      <p className="flex items-center justify-between gap-3 text-sm text-ink-soft">
        <span>{material.category.label}</span>
        {material.biocompatibility.length > 0 && <span className="text-accent">{t('biocompatible')}</span>}
      </p>
      <h3 className="text-xl font-semibold">
        <Link href={materialPath(material.slug)} className="after:absolute after:inset-0">
          {material.name}
        </Link>
      </h3>
      <p className="mb-auto text-ink-soft">{material.summary}</p>
      {(flexuralModulus || heatDeflectionTemperature) && (
        <dl className="border-t border-line pt-3 text-sm">
          {flexuralModulus && <Figure name={t('sorts.FLEXURAL_MODULUS')} {...flexuralModulus} />}
          {heatDeflectionTemperature && (
            <Figure name={t('sorts.HEAT_DEFLECTION_TEMPERATURE')} {...heatDeflectionTemperature} />
          )}
        </dl>
      )}
      <Swatches colors={material.colors} label={t('colorCount', { count: material.colors.length })} />
    </article>
  );
}

function Figure({ name, value, unit }: { name: string; value: number; unit: string }) {
  const format = useFormatter();
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium tabular-nums">
        {format.number(value)} {unit}
      </dd>
    </div>
  );
}
