import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ResultActions } from '#features/calculators/result-actions.tsx';
import { useInvalidFields } from '#features/calculators/use-invalid-fields.ts';
import { Notice } from '#ui/notice.tsx';
import { calculateFits, calculateResin } from './fit/calculate-fit.ts';
import type { FitField } from './fit/fit-fields.ts';
import { FitAssumptions, FitChoices } from './fit-form.tsx';
import { FitInquiry } from './fit-inquiry.tsx';
import type { FitPrinter, FitResin } from './fit-records.ts';
import { FitRows } from './fit-rows.tsx';
import type { MeasuredPart, PartMeasures } from './mesh/measure-file.ts';
import { PartFacts } from './part-facts.tsx';
import { PartView } from './part-view.tsx';
import type { FitState } from './use-fit-state.ts';

type Props = {
  state: FitState;
  /** In millimeters. */
  measures: PartMeasures;
  /** Null if the numbers come from a link. */
  part: MeasuredPart | null;
  printers: readonly FitPrinter[];
  resins: readonly FitResin[];
};

export function FitResult({ state, measures, part, printers, resins }: Props) {
  const t = useTranslations('PartFit');
  const { inputs, placing, resin, reset } = state;
  const { invalidCount, resets, check, discard } = useInvalidFields<FitField>();
  // A change of one field does not change the others.
  const key = JSON.stringify([inputs, placing, resin?.id, measures]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of them
  const fits = useMemo(() => calculateFits(printers, { measures, inputs, placing, resin }), [printers, key]);
  const use = calculateResin(measures, inputs);
  const resetAll = () => {
    reset();
    discard();
  };
  return (
    <div className="mt-10">
      <section
        aria-labelledby="part"
        className="items-start gap-10 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
      >
        <div>
          <h2 id="part" className="text-heading">
            {t('part.title')}
          </h2>
          <PartFacts measures={measures} use={use} state={state} part={part} />
        </div>
        <PartView part={part} direction={fits[0]?.position?.direction ?? 0} />
      </section>
      <div
        key={resets}
        className="mt-12 items-start gap-x-10 gap-y-8 desktop:grid desktop:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] desktop:grid-rows-[auto_1fr]"
      >
        <FitChoices state={state} resins={resins} onCheck={check} />
        <section
          aria-labelledby="printers"
          className="max-desktop:mt-10 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1"
        >
          <h2 id="printers" className="text-heading">
            {t('rows.title')}
          </h2>
          <p aria-live="polite" className="mt-2 max-w-text text-ink-soft">
            {t('rows.found', { count: fits.filter(({ position }) => position).length, total: fits.length })}
          </p>
          {invalidCount > 0 && (
            <Notice tone="danger" className="mt-4">
              {t('invalid', { count: invalidCount })}
            </Notice>
          )}
          <FitRows fits={fits} state={state} use={use} />
          <FitInquiry fits={fits} measures={measures} use={use} state={state} />
          <ResultActions onReset={resetAll} />
        </section>
        <FitAssumptions state={state} onCheck={check} />
      </div>
    </div>
  );
}
