import { INDUSTRIES } from '@heliograph/schema/form-validation/forms.ts';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormField } from '#features/forms/form-field.tsx';
import { Select } from '#ui/select.tsx';
import type { Place } from './details-fields.tsx';

export function IndustryFields(place: Place) {
  const t = useTranslations();
  const industry = useWatch({ control: place.form.control, name: 'industryCode' });
  const options = INDUSTRIES.map((value) => ({ value, label: t(`Inquiries.industries.${value}`) }));
  return (
    <>
      <FormField
        {...place}
        {...{ as: Select, options }}
        name="industryCode"
        label={t('Samples.fields.industry')}
        placeholder={t('Samples.prompts.industry')}
        isRequired
      />
      {industry === 'OTHER' && (
        <FormField
          {...place}
          name="otherIndustry"
          label={t('Samples.fields.otherIndustry')}
          placeholder={t('Samples.prompts.otherIndustry')}
          isRequired
        />
      )}
    </>
  );
}
