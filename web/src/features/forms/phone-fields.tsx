import { isInternational, parsePhone } from '@heliograph/schema/form-validation/phones.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { FocusEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

export type WithPhone = FieldValues & { mobilePrefix: string; phone: string };

type Props<Values extends WithPhone, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  locale: Locale;
  hint?: string;
  className?: string;
};

export function PhoneFields<Values extends WithPhone, Output>({
  hint,
  className = '',
  ...place
}: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  const prefix = 'mobilePrefix' as Path<Values>;
  const { setValue, formState } = place.form;
  /** A number in international format brings its own calling code. */
  const adoptCallingCode = ({ target }: FocusEvent<HTMLInputElement>) => {
    const number = isInternational(target.value) ? parsePhone(target.value) : null;
    if (!number) return;
    setValue(prefix, number.callingCode as PathValue<Values, Path<Values>>, { shouldValidate: formState.isSubmitted });
  };
  return (
    <div className={`grid grid-cols-[6.5rem_1fr] sm:grid-cols-[8.5rem_1fr] items-start gap-x-4 ${className}`}>
      <FormField
        {...place}
        name={prefix}
        deps={['phone' as Path<Values>]}
        label={t('fields.mobilePrefix')}
        type="tel"
        autoComplete="tel-country-code"
        isRequired
      />
      <FormField
        {...place}
        name={'phone' as Path<Values>}
        label={t('fields.phone')}
        hint={hint}
        type="tel"
        autoComplete="tel-national"
        onBlur={adoptCallingCode}
        isRequired
      />
    </div>
  );
}
