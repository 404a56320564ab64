import { useFormatter, useTranslations } from 'next-intl';
import { useMoney } from '#features/calculators/use-money.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Button } from '#ui/button.tsx';
import type { PrinterFit, ResinUse } from './fit/calculate-fit.ts';
import type { PartMeasures } from './mesh/measure-file.ts';
import { useDuration } from './use-duration.ts';
import type { FitState } from './use-fit-state.ts';
import { useSizeText } from './use-size-text.ts';

/** Printers named in the inquiry. */
const NAMED = 3;

type Props = { fits: readonly PrinterFit[]; measures: PartMeasures; use: ResinUse; state: FitState };

/** A link to the inquiry form, whose comments carry the numbers and the address of the result. */
export function FitInquiry(props: Props) {
  const t = useTranslations('PartFit.inquiry');
  const comments = useComments(props);
  return (
    <div className="screen-only mt-8 rounded-panel bg-paper-deep p-5">
      <p className="max-w-text">{t('invitation')}</p>
      <Button
        href="#inquiry"
        variant="primary"
        className="mt-4"
        {...toInquiryAttributes({ title: t('title'), intro: t('intro'), comments })}
      >
        {t('ask')}
      </Button>
    </div>
  );
}

function useComments({
  fits,
  measures,
  use,
  state: { inputs, isExamplePrice, resin, currency, query },
}: Props): string {
  const t = useTranslations('PartFit');
  const format = useFormatter();
  const duration = useDuration();
  const money = useMoney(currency);
  const size = useSizeText()(measures);
  const milliliters = format.number(use.milliliters, { maximumFractionDigits: 1 });
  const rows = fits
    .filter(({ position }) => position)
    .slice(0, NAMED)
    .map(({ printer, position, totalMinutes, jobs, costPerPart }) => {
      const figures = [
        t('inquiry.perPlatform', { count: position?.placements.length ?? 0 }),
        t('rows.jobs', { jobs }),
        ...(totalMinutes === null ? [] : [duration(totalMinutes)]),
        ...(costPerPart === null || isExamplePrice ? [] : [t('inquiry.perPart', { cost: money(costPerPart) })]),
      ];
      return `${printer.name}: ${figures.join(t('inquiry.separator'))}`;
    });
  const { origin, pathname } = window.location;
  return [
    t('inquiry.part', { size, milliliters, parts: inputs.parts }),
    ...(resin ? [t('inquiry.resin', { name: resin.name })] : []),
    ...(rows.length > 0 ? rows : [t('inquiry.none')]),
    `${origin}${pathname}${query}`,
  ].join('\n');
}
