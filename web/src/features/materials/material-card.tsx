import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { ColorSwatches } from '#ui/color-swatches.tsx';
import { Figure } from '#ui/figure.tsx';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';
import { materialPath } from './material-paths.ts';

const PICTURE_SIZES = '(width >= 1280px) 20rem, (width >= 640px) 45vw, 92vw';

type Props = {
  material: MaterialCard_MaterialFragment;
  action?: ReactNode;
  /** Whether its picture is above the fold. */
  isFirst?: boolean;
};

export function MaterialCard({ material, action, isFirst = false }: Props) {
  const t = useTranslations('Materials');
  const lang = toLangAttribute(material.servedLocale, useLocale());
  const { colors, picture, flexuralModulus, heatDeflectionTemperature } = material;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-calm hover:border-edge hover:shadow-low">
      {picture ? (
        <Figure {...picture} alt="" sizes={PICTURE_SIZES} className="aspect-[16/11] object-cover" priority={isFirst} />
      ) : (
        <ColorSwatches colors={colors} className="aspect-[16/11]" />
      )}
      {material.biocompatibility.length > 0 && (
        <p className="absolute start-3 top-3">
          <Badge tone="accent">{t('biocompatible')}</Badge>
        </p>
      )}
      <div className="flex flex-1 flex-col p-5">
        <p className="flex justify-between gap-3 text-fine text-ink-soft">
          <span>{material.category.label}</span>
          <span className="whitespace-nowrap">{t('colorCount', { count: colors.length })}</span>
        </p>
        <h3 lang={lang} className="mt-2 text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={materialPath(material.slug)} className="after:absolute after:inset-0 after:rounded-panel">
            {material.name}
          </Link>
        </h3>
        <p lang={lang} className="mt-1.5 mb-5 text-small text-ink-soft">
          {material.summary}
        </p>
        {(flexuralModulus || heatDeflectionTemperature) && (
          <dl className="mt-auto grid grid-cols-2 gap-4 border-t border-line pt-3">
            {flexuralModulus && <KeyFigure name={t('sorts.FLEXURAL_MODULUS')} {...flexuralModulus} />}
            {heatDeflectionTemperature && (
              <KeyFigure name={t('sorts.HEAT_DEFLECTION_TEMPERATURE')} {...heatDeflectionTemperature} />
            )}
          </dl>
        )}
        {action && <div className="scripted mt-3 border-t border-line pt-2">{action}</div>}
      </div>
    </article>
  );
}

function KeyFigure({ name, value, unit }: { name: string; value: number; unit: string }) {
  const format = useFormatter();
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-fine text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">
        {format.number(value)}&nbsp;<span className="text-small font-normal text-ink-soft">{unit}</span>
      </dd>
    </div>
  );
}
