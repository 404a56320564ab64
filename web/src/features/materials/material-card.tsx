import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shortNameOf } from '#features/products/short-name.ts';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { spaceBefore } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { type CardProperty, toCardValues } from './card-properties.ts';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';
import { MaterialCardPicture } from './material-card-picture.tsx';
import { materialPath } from './material-paths.ts';
import { toStandardParts } from './material-standards.ts';
import { findMarketStatus } from './trade/trade-rows.ts';
import { UsageMark } from './trade/usage-mark.tsx';
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
  /** Whether its neighbors are of the same category. */
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
        <Supply material={material} />
        <Values material={material} />
        {action && <div className="scripted flex justify-end border-t border-line py-2.5 text-fine">{action}</div>}
        {nextStep}
      </div>
    </article>
  );
}

/** Whether a dental material may be used today; the registration of others in the market of the visitor; the tests. */
function TestStatus({ material }: Pick<Props, 'material'>) {
  const t = useTranslations('Materials');
  const writer = useTradeWriter();
  const tested = toStandardParts(material.biocompatibility);
  const isDental = material.group === 'DENTAL';
  const status = isDental ? null : findMarketStatus(material, writer);
  if (tested.length === 0 && !status && !isDental) return null;
  return (
    <p className="mt-1.5 text-fine sm:mt-3">
      {isDental && <UsageMark resins={[material]} />}
      {status && <span className="block font-medium">{status}</span>}
      {tested.length > 0 && (
        <span className={`block text-ink-soft ${isDental ? 'mt-1.5' : ''}`}>
          {keepTogether(t('testedTo', { standards: tested.join(t('separator')) }))}
        </span>
      )}
    </p>
  );
}

/** The colors, the printers with a tested profile, and the packs. */
function Supply({ material: { colors, printers, packs } }: Pick<Props, 'material'>) {
  const t = useTranslations('Materials');
  const format = useFormatter();
  const names = (printers ?? []).map(({ name }) => keepTogether(shortNameOf(name)));
  const sizes = packs.map(({ content: { value, unit } }) => `${format.number(value)}\u00a0${unit}`);
  const parts = [
    colors.length > 0 &&
      t('labelled', {
        name: t('criteria.COLORS'),
        value: colors.map(({ name }) => name).join(t('separator')),
      }),
    names.length > 0 && t('runsOn', { printers: names.join(t('separator')) }),
    sizes.length > 0 && t('packsOf', { sizes: sizes.join(t('separator')) }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <p className="pb-3 text-fine text-ink-soft sm:pt-2 sm:pb-0">
      {parts.map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
    </p>
  );
}

/** Message keys; the standard beside the value tells tests of one property apart. */
const PROPERTY_NAMES = {
  ASH_CONTENT: 'ashContent',
  DETAIL_REPRODUCTION: 'detailReproduction',
  DIMENSIONAL_CHANGE: 'dimensionalChange',
  WATER_SORPTION: 'waterSorption',
  WET_FLEXURAL_STRENGTH: 'sorts.FLEXURAL_STRENGTH',
  FLEXURAL_STRENGTH: 'sorts.FLEXURAL_STRENGTH',
  FLEXURAL_MODULUS: 'sorts.FLEXURAL_MODULUS',
  ELONGATION_AT_BREAK: 'sorts.ELONGATION_AT_BREAK',
  HEAT_DEFLECTION_TEMPERATURE: 'sorts.HEAT_DEFLECTION_TEMPERATURE',
} as const satisfies Record<CardProperty, string>;

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
            {t(PROPERTY_NAMES[property])}
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
