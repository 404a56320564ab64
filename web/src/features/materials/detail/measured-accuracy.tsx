import { useTranslations } from 'next-intl';
import { facts } from '#content/facts.ts';
import { Link } from '#i18n/navigation.ts';
import { QuantityText } from '#sections/quantity-text.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';

const WHITE_PAPER = '/aboutUs/resources/detail/white-paper-accuracy-of-printed-working-models-312';

/** Number of the material that the white paper measures. */
export const MEASURED_MATERIAL = '103';

const DEVIATIONS = [
  ['front', facts.modelDeviationFront],
  ['diagonal', facts.modelDeviationDiagonal],
  ['molars', facts.modelDeviationMolars],
] as const;

/** Mean deviations of full-arch models. */
export function MeasuredAccuracy() {
  const t = useTranslations('Materials.accuracy');
  return (
    <div className="mt-6 text-small">
      <h2 className="font-semibold text-ink">{t('title')}</h2>
      <dl className="mt-2">
        {DEVIATIONS.map(([name, { value, unit }]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2"
          >
            <dt>{keepTogether(t(name))}</dt>
            <dd className="text-ink">
              <QuantityText value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-2">{keepTogether(t('text'))}</p>
      <p className="mt-2">
        <TextLink as={Link} href={WHITE_PAPER}>
          {t('paper')}
        </TextLink>
      </p>
    </div>
  );
}
