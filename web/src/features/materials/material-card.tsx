import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { spaceBefore } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { toCardValues } from './card-properties.ts';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';
import { MaterialCardPicture } from './material-card-picture.tsx';
import { materialPath } from './material-paths.ts';
import { toStandardParts } from './material-standards.ts';
import { findMarketStatus } from './trade/trade-rows.ts';
import { useTradeWriter } from './trade/use-trade-writer.ts';

export type MaterialCardControls = {
  /** Below the values. */
  action?: ReactNode;
  /** Below the action. */
  nextStep?: ReactNode;
  /** Picture at the top of the page, which no card repeats. */
  openingPicture?: string | undefined;
};

type Props = MaterialCardControls & {
  material: MaterialCard_MaterialFragment;
  /** Whether a heading names its category. */
  isInCategory?: boolean;
  /** Whether its picture is above the fold. */
  isFirst?: boolean;
};

export function MaterialCard({
  material,
  action,
  nextStep,
  openingPicture,
  isInCategory = false,
  isFirst = false,
}: Props) {
  const lang = toLangAttribute(material.servedLocale, useLocale());
  return (
    <article className="picture-card group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-calm hover:border-edge hover:shadow-low">
      <MaterialCardPicture material={material} isFirst={isFirst} openingPicture={openingPicture} />
      <div className="picture-card-text p-3 sm:p-5 sm:pb-0">
        {!isInCategory && <p className="mb-1.5 text-fine text-ink-soft hyphens-auto">{material.category.label}</p>}
        <h3 lang={lang} className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={materialPath(material.slug)} className="after:absolute after:inset-0 after:rounded-panel">
            {material.name}
          </Link>
        </h3>
        <p lang={lang} className="mt-1.5 text-small text-ink-soft">
          {keepTogether(material.summary)}
        </p>
        <TestStatus material={material} />
      </div>
      <div className="picture-card-foot mt-auto px-3 sm:px-5 sm:pb-2">
        <Values material={material} />
        {action && <div className="scripted flex justify-end border-t border-line py-2.5 text-fine">{action}</div>}
        {nextStep}
      </div>
    </article>
  );
}

/** Tests and the registration in the market of the visitor; nothing for a material without either. */
function TestStatus({ material }: Pick<Props, 'material'>) {
  const t = useTranslations('Materials');
  const writer = useTradeWriter();
  const tested = toStandardParts(material.biocompatibility);
  const status = findMarketStatus(material, writer);
  if (tested.length === 0 && !status) return null;
  return (
    <p className="mt-1.5 text-fine sm:mt-3">
      {status && <span className="block font-medium">{status}</span>}
      {tested.length > 0 && (
        <span className="block text-ink-soft">
          {keepTogether(t('testedTo', { standards: tested.join(t('separator')) }))}
        </span>
      )}
    </p>
  );
}

function Values({ material }: Pick<Props, 'material'>) {
  const t = useTranslations('Materials');
  const format = useFormatter();
  const locale = useLocale();
  const values = toCardValues(material);
  if (values.length === 0) return null;
  return (
    <dl className="grid gap-y-1 border-t border-line py-2 sm:mt-5 sm:py-3">
      {values.map(({ property, value, unit, standard }) => (
        <div key={property} className="flex items-baseline justify-between gap-x-4">
          <dt className="text-fine text-ink-soft">
            {property === 'ASH_CONTENT' ? t('ashContent') : t(`sorts.${property}`)}
            {standard && (
              <>
                {' '}
                <span className="whitespace-nowrap">{keepTogether(standard)}</span>
              </>
            )}
          </dt>
          <dd className="shrink-0 font-semibold tabular-nums">
            {`${format.number(value)}${spaceBefore(unit, locale)}`}
            <span className="text-small font-normal text-ink-soft">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
