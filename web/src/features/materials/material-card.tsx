import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { ColorSwatches } from '#ui/color-swatches.tsx';
import { Figure } from '#ui/figure.tsx';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';
import { materialPath } from './material-paths.ts';
import { toStandardParts } from './material-standards.ts';

const PICTURE_SIZES = '(width >= 1280px) 20rem, (width >= 640px) 45vw, 7rem';

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
  const tested = toStandardParts(material.biocompatibility);
  return (
    <article className="picture-card group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-calm hover:border-edge hover:shadow-low">
      {picture ? (
        <Figure {...picture} alt="" sizes={PICTURE_SIZES} className="aspect-[16/11] object-cover" priority={isFirst} />
      ) : (
        <ColorSwatches colors={colors} className="aspect-[16/11]" />
      )}
      <div className="picture-card-text p-3 sm:p-5 sm:pb-0">
        <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-fine text-ink-soft">
          <span>{material.category.label}</span>
          <span className="whitespace-nowrap">{t('colorCount', { count: colors.length })}</span>
          {tested.length > 0 && (
            <span className="basis-full">
              <Badge tone="accent">{tested.join(t('separator'))}</Badge>
            </span>
          )}
        </p>
        <h3 lang={lang} className="mt-2 text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={materialPath(material.slug)} className="after:absolute after:inset-0 after:rounded-panel">
            {material.name}
          </Link>
        </h3>
        <p lang={lang} className="mt-1.5 text-small text-ink-soft max-sm:line-clamp-2 sm:mb-5">
          {material.summary}
        </p>
      </div>
      <div className="picture-card-foot mt-auto px-3 sm:px-5 sm:pb-5">
        <dl className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-2 sm:pt-3 sm:pb-0">
          <KeyFigure name={t('sorts.FLEXURAL_MODULUS')} measured={flexuralModulus} />
          <KeyFigure name={t('sorts.HEAT_DEFLECTION_TEMPERATURE')} measured={heatDeflectionTemperature} />
        </dl>
        {action && <div className="scripted border-t border-line sm:mt-3 sm:pt-2">{action}</div>}
      </div>
    </article>
  );
}

type KeyFigureProps = { name: string; measured: { value: number; unit: string } | null };

function KeyFigure({ name, measured }: KeyFigureProps) {
  const t = useTranslations('Materials');
  const format = useFormatter();
  return (
    <div className="flex justify-between gap-x-4 max-sm:flex-wrap max-sm:items-baseline sm:flex-col">
      <dt className="text-fine text-ink-soft">{name}</dt>
      {measured ? (
        <dd className="font-semibold tabular-nums max-sm:ms-auto sm:mt-0.5">
          {format.number(measured.value)}&nbsp;
          <span className="text-small font-normal text-ink-soft">{measured.unit}</span>
        </dd>
      ) : (
        <dd className="text-ink-soft max-sm:ms-auto max-sm:text-small sm:mt-0.5">{t('notMeasured')}</dd>
      )}
    </div>
  );
}
