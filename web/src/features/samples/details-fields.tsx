import { EXPECTED_APPLICATIONS } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import { useFormatter, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { toFieldErrorText } from '#features/forms/field-error-text.ts';
import { FormField } from '#features/forms/form-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { IndustryFields } from './industry-fields.tsx';
import type { SampleRequest, SampleValues } from './sample-values.ts';

export type Place = { form: UseFormReturn<SampleValues, unknown, SampleRequest>; locale: Locale };

const COMPANY_SIZES = ['1–10', '11–50', '51–250', '251–1000'];
const LARGEST = 1000;

export function DetailsFields({ isCustom, ...place }: Place & { isCustom: boolean }) {
  const t = useTranslations('Samples');
  const { form, locale } = place;
  const optional = (field: 'reason' | 'otherRequirements') => t('optional', { field: t(`fields.${field}`) });
  const wide = { as: TextArea, className: 'sm:col-span-2' };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        {...place}
        {...wide}
        name="reason"
        label={isCustom ? t('fields.customReason') : optional('reason')}
        placeholder={isCustom ? t('prompts.customReason') : t('prompts.reason')}
        isRequired={isCustom}
      />
      <RadioGroup
        {...form.register('expectedApplication')}
        legend={t('fields.expectedApplication')}
        options={EXPECTED_APPLICATIONS.map((value) => ({ value, label: t(`applications.${value}`) }))}
        error={toFieldErrorText(locale, form.formState.errors.expectedApplication?.message)}
        className="sm:col-span-2"
        isRequired
      />
      <FormField
        {...place}
        {...wide}
        name="otherRequirements"
        label={optional('otherRequirements')}
        placeholder={t('prompts.otherRequirements')}
      />
      <PersonFields {...place} />
    </div>
  );
}

function PersonFields(place: Place) {
  const t = useTranslations('Samples');
  const format = useFormatter();
  const largest = { value: `> ${LARGEST}`, label: t('largestSize', { count: format.number(LARGEST) }) };
  const sizes = [...COMPANY_SIZES.map((value) => ({ value, label: value })), largest];
  const text = (name: 'name' | 'occupation' | 'contact') => ({
    ...place,
    name,
    label: t(`fields.${name}`),
    placeholder: t(`prompts.${name}`),
    isRequired: true,
  });
  return (
    <>
      <IndustryFields {...place} />
      <FormField
        {...place}
        {...{ as: Select, options: sizes }}
        name="companySize"
        label={t('fields.companySize')}
        placeholder={t('prompts.companySize')}
        isRequired
      />
      <FormField {...text('name')} autoComplete="name" />
      <FormField {...text('occupation')} autoComplete="organization-title" />
      <FormField {...text('contact')} autoComplete="email" className="sm:col-span-2" />
    </>
  );
}
