import { useFormatter, useTranslations } from 'next-intl';
import { DescriptionList } from '#ui/description-list.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import type { ResinUse } from './fit/calculate-fit.ts';
import { lengthUnits } from './fit/length-unit.ts';
import type { MeasuredPart, PartMeasures } from './mesh/measure-file.ts';
import type { FitState } from './use-fit-state.ts';
import { useSizeText } from './use-size-text.ts';

type Props = { measures: PartMeasures; use: ResinUse; state: FitState; part: MeasuredPart | null };

export function PartFacts({ measures, use, state, part }: Props) {
  const t = useTranslations('PartFit.part');
  const format = useFormatter();
  const sizeText = useSizeText();
  const number = (value: number, unit: string) =>
    `${format.number(value, { maximumSignificantDigits: 4 })}\u00a0${unit}`;
  const { volume, area, triangles, openEdges } = measures;
  const rows = [
    ['size', sizeText(measures)],
    ['volume', number(volume / 1000, 'ml')],
    ['area', number(area / 100, 'cm²')],
    ['resin', `${number(use.milliliters, 'ml')} · ${number(use.grams, 'g')}`],
    ['triangles', format.number(triangles)],
  ] as const;
  return (
    <div className="mt-5 grid gap-5">
      <UnitField state={state} part={part} />
      <DescriptionList rows={rows.map(([id, description]) => ({ id, term: t(id), description }))} />
      {openEdges > 0 && <Notice tone="warning">{t('openEdges', { count: openEdges })}</Notice>}
    </div>
  );
}

function UnitField({ state: { unit, isUnitGuessed, setUnit }, part }: Pick<Props, 'state' | 'part'>) {
  const t = useTranslations('PartFit.units');
  const stated = part?.unit === unit && t('stated');
  return (
    <Field label={t('label')} hint={stated || (isUnitGuessed ? t('guessed') : t('chosen'))} className="max-w-xs">
      {(control) => (
        <Select
          {...control}
          value={unit}
          options={lengthUnits.map((value) => ({ value, label: t(`names.${value}`) }))}
          onChange={({ target }) => setUnit(lengthUnits.find((one) => one === target.value) ?? 'mm')}
        />
      )}
    </Field>
  );
}
