import { SHIPPING_COUNTRIES } from '@heliograph/schema/form-validation/forms.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { toFieldErrorText } from '#features/forms/field-error-text.ts';
import { FormField } from '#features/forms/form-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Place } from './details-fields.tsx';

export function ShippingFields(place: Place) {
  const t = useTranslations('Samples');
  const format = useFormatter();
  const { form, locale } = place;
  const countries = SHIPPING_COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) }));
  const text = (name: 'company' | 'receiver' | 'phone' | 'address') => ({
    ...place,
    name,
    label: t(`fields.${name}`),
    placeholder: t(`prompts.${name}`),
    isRequired: true,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Notice className="sm:col-span-2">
        {t('shippingReminder', { names: format.list(countries.map(({ label }) => label)) })}
      </Notice>
      <FormField {...text('company')} autoComplete="organization" className="sm:col-span-2" />
      <FormField {...text('receiver')} autoComplete="name" />
      <FormField {...text('phone')} type="tel" autoComplete="tel" hint={t('phoneHint')} />
      <RadioGroup
        {...form.register('shipTo', { deps: ['phone'] })}
        legend={t('fields.shipTo')}
        options={countries}
        error={toFieldErrorText(locale, form.formState.errors.shipTo?.message)}
        className="sm:col-span-2"
        isRequired
      />
      <FormField {...text('address')} as={TextArea} autoComplete="street-address" className="sm:col-span-2" />
    </div>
  );
}
