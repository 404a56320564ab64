import { useFormatter, useTranslations } from 'next-intl';
import { CurrencyField } from '#features/calculators/currency-field.tsx';
import { NumberField } from '#features/calculators/number-field.tsx';
import { useLabelWithUnit } from '#features/calculators/use-label-with-unit.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type FitField, placings, ruleOf } from './fit/fit-fields.ts';
import type { FitResin } from './fit-records.ts';
import type { FitState } from './use-fit-state.ts';

type Props = { state: FitState; onCheck: (name: FitField, isValid: boolean) => void };

/** Quantity, position, resin and prices. */
export function FitChoices({ state, resins, onCheck }: Props & { resins: readonly FitResin[] }) {
  const t = useTranslations('PartFit');
  return (
    <fieldset className="grid content-start gap-5">
      <legend className="mb-4 text-subheading">{t('groups.choices')}</legend>
      <div className="grid gap-5 sm:grid-cols-2 desktop:grid-cols-1 print:grid-cols-2 print:gap-3">
        <FitFields state={state} onCheck={onCheck} names={['parts']} />
        <PlacingField state={state} />
        <ResinField state={state} resins={resins} />
        <FitFields state={state} onCheck={onCheck} names={['resinPrice', 'printerHour']} />
        <CurrencyField currency={state.currency} onChange={state.setCurrency} />
      </div>
    </fieldset>
  );
}

/** Everything else that the result depends on. */
export function FitAssumptions({ state, onCheck }: Props) {
  const t = useTranslations('PartFit');
  const names = ['layer', 'layerTime', 'lift', 'supports', 'density', 'gap', 'edge'] as const;
  return (
    <fieldset className="max-desktop:mt-10">
      <legend className="mb-4 text-subheading">{t('groups.assumptions')}</legend>
      <div className="grid gap-5 sm:grid-cols-2 desktop:grid-cols-1 print:grid-cols-3 print:gap-3">
        <FitFields state={state} onCheck={onCheck} names={names} />
      </div>
    </fieldset>
  );
}

function FitFields({ state, names, onCheck }: Props & { names: readonly FitField[] }) {
  const t = useTranslations('PartFit.fields');
  const withUnit = useLabelWithUnit(state.currency);
  return names.map((name) => (
    <NumberField
      key={name}
      rule={ruleOf(name)}
      label={withUnit(t(name), ruleOf(name))}
      hint={<FieldHint name={name} state={state} />}
      {...shownValue(name, state)}
      onChange={(value) => state.change(name, value)}
      onCheck={(isValid) => onCheck(name, isValid)}
    />
  ));
}

/** An example is a placeholder until the visitor enters a price. */
function shownValue(name: FitField, { defaults, inputs, isExamplePrice }: FitState) {
  return name === 'resinPrice' && isExamplePrice
    ? { value: null, example: defaults[name].value }
    : { value: inputs[name] };
}

const HINTED = ['layerTime', 'lift', 'edge', 'printerHour'] as const;

/** What the value means, and where it comes from. */
function FieldHint({ name, state: { defaults, inputs, isExamplePrice } }: { name: FitField; state: FitState }) {
  const t = useTranslations('PartFit');
  const format = useFormatter();
  const { value, origin } = defaults[name];
  const isChanged = origin === 'example' ? !isExamplePrice : inputs[name] !== value;
  const source =
    isChanged && value !== null ? t('origins.changed', { value: format.number(value) }) : t(`origins.${origin}`);
  const hint = HINTED.find((one) => one === name);
  return [hint && t(`hints.${hint}`), isChanged && (value === null || origin === 'example') ? null : source]
    .filter(Boolean)
    .join(' ');
}

function PlacingField({ state: { placing, setPlacing } }: { state: FitState }) {
  const t = useTranslations('PartFit.placing');
  return (
    <Field label={t('label')} hint={t('hint')}>
      {(control) => (
        <Select
          {...control}
          value={placing}
          options={placings.map((value) => ({ value, label: t(value) }))}
          onChange={({ target }) => setPlacing(placings.find((one) => one === target.value) ?? 'low')}
        />
      )}
    </Field>
  );
}

function ResinField({ state: { resin, setResin }, resins }: { state: FitState; resins: readonly FitResin[] }) {
  const t = useTranslations('PartFit.resin');
  return (
    <Field label={t('label')} hint={t('hint')}>
      {(control) => (
        <Select
          {...control}
          value={resin?.id ?? ''}
          options={[{ value: '', label: t('any') }, ...resins.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ target }) => setResin(target.value)}
        />
      )}
    </Field>
  );
}
