import { useFormatter, useTranslations } from 'next-intl';
import type { Currency } from '#features/calculators/currencies.ts';
import { CurrencyField } from '#features/calculators/currency-field.tsx';
import { NumberField } from '#features/calculators/number-field.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { isExample, type ResolvedDefaults } from './cost-defaults.ts';
import {
  type CostInputs,
  type CostItem,
  type ExampleField,
  type CostField as FieldName,
  ruleOf,
} from './cost-fields.ts';
import { costGroups } from './cost-groups.ts';
import { FieldOrigin } from './field-origin.tsx';
import { useFieldLabel } from './use-field-label.ts';

type Props = {
  item: CostItem;
  currency: Currency;
  defaults: ResolvedDefaults;
  inputs: CostInputs;
  examples: readonly ExampleField[];
  onChange: (name: FieldName, value: number | null) => void;
  onCheck: (name: FieldName, isValid: boolean) => void;
  onCurrency: (currency: Currency) => void;
};

export function CostForm({ currency, onCurrency, ...props }: Props) {
  const t = useTranslations('CostCalculator');
  const [prices, ...rest] = costGroups;
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-4 text-subheading">{t('groups.prices')}</legend>
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
          <GroupFields {...props} currency={currency} fields={prices.fields} />
          <CurrencyField currency={currency} onChange={onCurrency} />
        </div>
      </fieldset>
      {rest.map(({ id, fields }) => (
        <Disclosure key={id} summary={t(`groups.${id}`)} isAlwaysCollapsible>
          <fieldset>
            <legend className="sr-only">{t(`groups.${id}`)}</legend>
            <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
              <GroupFields {...props} currency={currency} fields={fields} />
            </div>
          </fieldset>
        </Disclosure>
      ))}
    </div>
  );
}

type GroupProps = Omit<Props, 'onCurrency'> & { fields: readonly FieldName[] };

function GroupFields({ fields, item, currency, defaults, inputs, examples, onChange, onCheck }: GroupProps) {
  const label = useFieldLabel(currency, item);
  const standsIn = (name: FieldName) => examples.some((one) => one === name);
  return fields.map((name) => (
    <NumberField
      key={name}
      rule={ruleOf(name)}
      label={label(name)}
      hint={<FieldHint name={name} standsIn={standsIn(name)} defaults={defaults} inputs={inputs} />}
      value={standsIn(name) ? null : inputs[name]}
      example={standsIn(name) ? inputs[name] : null}
      onChange={(value) => onChange(name, value)}
      onCheck={(isValid) => onCheck(name, isValid)}
    />
  ));
}

type HintProps = Pick<Props, 'defaults' | 'inputs'> & { name: FieldName; standsIn: boolean };

/** The origin of a default, or of the value that was replaced. */
function FieldHint({ name, standsIn, defaults, inputs }: HintProps) {
  const t = useTranslations('CostCalculator.origins');
  const format = useFormatter();
  const { value, origin } = defaults[name];
  if (!standsIn && (value === null || isExample(defaults[name])) && inputs[name] !== null) return t('yours');
  if (value !== null && inputs[name] !== value) return t('changed', { value: format.number(value) });
  return <FieldOrigin origin={origin} />;
}
