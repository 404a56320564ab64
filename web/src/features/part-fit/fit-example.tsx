import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { facts } from '#content/facts.ts';
import { partOutlines } from '#content/parts/parts.ts';
import { localCurrencies } from '#features/calculators/local-currencies.ts';
import { useMoney } from '#features/calculators/use-money.ts';
import { shortNameOf } from '#features/products/short-name.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import { calculateFits, calculateResin, type PrinterFit } from './fit/calculate-fit.ts';
import { exampleResinPrice, resolveDefaults, toInputs } from './fit/fit-defaults.ts';
import type { FitPrinter } from './fit-records.ts';
import { PlatformPlan } from './platform-plan.tsx';
import { samplePart, samplePlacing } from './sample-part.ts';
import { useDuration } from './use-duration.ts';
import { useSizeText } from './use-size-text.ts';

/** The result of the sample part, hollow and solid, on some printers; rendered on the server, until the visitor has a part. */
export function FitExample({ printers }: { printers: readonly FitPrinter[] }) {
  const t = useTranslations('PartFit');
  const format = useFormatter();
  const sizeText = useSizeText();
  const duration = useDuration();
  const currency = localCurrencies[localeFromTag(useLocale())];
  const money = useMoney(currency);
  if (!samplePart) return null;
  const inputs = toInputs(resolveDefaults(null, currency), samplePlacing);
  const fits = calculateFits(printers, { measures: samplePart, inputs, placing: 'low', resin: null });
  const kinds = [
    { id: 'hollow', grams: facts.alignerModelResin.value, note: null },
    { id: 'solid', grams: Math.round(calculateResin(samplePart, inputs).grams), note: t('example.solidNote') },
  ] as const;
  const price = exampleResinPrice[currency];
  const shown = pickPrinters(fits);
  const scale = Math.max(...shown.map(({ printer }) => printer.buildVolume.width));
  return (
    <section aria-labelledby="example" className="mt-12">
      <div className="grid items-end gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <div>
          <Badge tone="accent">{t('example.badge')}</Badge>
          <h2 id="example" className="mt-3 text-heading">
            {t('example.title', { name: t('file.sampleName') })}
          </h2>
          <p className="mt-3 max-w-text text-ink-soft">
            {t('example.text', {
              size: sizeText(samplePart),
              layer: format.number(inputs.layer),
              total: printers.length,
            })}
          </p>
          <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
            {kinds.map(({ id, grams, note }) => (
              <div key={id}>
                <dt className="text-fine text-ink-soft">{t(`example.${id}`)}</dt>
                <dd className="text-lead font-semibold tabular-nums">
                  {`${format.number(grams)}\u00a0g · ${money((grams / 1000) * price)}`}
                </dd>
                {note && <dd className="max-w-xs text-fine text-ink-soft">{note}</dd>}
              </div>
            ))}
          </dl>
          <p className="mt-3 text-fine text-ink-soft">{t('example.price', { price: money(price) })}</p>
        </div>
        <Figure name="parts/arch-aligner" alt="" sizes="18rem" />
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 sm:grid-cols-4 sm:gap-x-10">
        {shown.map((fit) => (
          <li key={fit.printer.id} className="row-span-3 grid grid-rows-subgrid pb-10">
            <Example fit={fit} scale={scale} />
          </li>
        ))}
      </ul>
      <p className="max-w-text text-small text-ink-soft">
        {t('example.times', {
          count: facts.alignerModelsPerJob.value,
          duration: duration(facts.alignerModelJob.value),
        })}
      </p>
    </section>
  );
}

function Example({ fit: { printer, position, jobMinutes }, scale }: { fit: PrinterFit; scale: number }) {
  const t = useTranslations('PartFit');
  const format = useFormatter();
  const duration = useDuration();
  const count = position?.placements.length ?? 0;
  return (
    <>
      <div className="self-end">
        <PlatformPlan platform={printer.buildVolume} position={position} scale={scale} outline={partOutlines.model} />
      </div>
      <h3 className="mt-4 text-subheading">
        <TextLink as={Link} href={printer.path}>
          {keepTogether(shortNameOf(printer.name))}
        </TextLink>
      </h3>
      <dl className="mt-3 flex flex-wrap content-start gap-x-6 gap-y-2 border-t border-line pt-3">
        <div>
          <dt className="text-fine text-ink-soft">{t('rows.count')}</dt>
          <dd className="text-heading tabular-nums">{format.number(count)}</dd>
        </div>
        {jobMinutes !== null && count > 0 && (
          <div>
            <dt className="text-fine text-ink-soft">{t('rows.job')}</dt>
            <dd className="text-heading whitespace-nowrap tabular-nums">{duration(jobMinutes)}</dd>
            <dd className="text-fine text-ink-soft">
              {t('example.perPart', { duration: duration(jobMinutes / count) })}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The dental printers: the sample part is a dental model. */
const SHOWN: readonly string[] = [
  '/hardware/chairside-3d-printer',
  '/hardware/ChairSide_Pro',
  '/hardware/A2D',
  '/hardware/A2D_HD',
  '/hardware/A3D',
  '/hardware/A2D_4K',
  '/hardware/A2D_Ortho',
  '/hardware/C_Series',
];

function pickPrinters(fits: readonly PrinterFit[]): PrinterFit[] {
  const placeOf = ({ printer }: PrinterFit) => SHOWN.indexOf(printer.path);
  return fits.filter((fit) => fit.position && placeOf(fit) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
}
