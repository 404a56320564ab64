import { useTranslations } from 'next-intl';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type Currency, currencies, isCurrency } from './currencies.ts';

type Props = { currency: Currency; onChange: (currency: Currency) => void };

export function CurrencyField({ currency, onChange }: Props) {
  const t = useTranslations('Calculators');
  return (
    <Field label={t('currency')} hint={t('currencyHint')}>
      {(control) => (
        <Select
          {...control}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: t(`currencies.${code}`) }))}
          onChange={({ target }) => {
            if (isCurrency(target.value)) onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
