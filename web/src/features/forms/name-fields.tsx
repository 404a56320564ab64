import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

type Place<Values extends FieldValues, Output> = { form: UseFormReturn<Values, unknown, Output>; locale: Locale };

type Props<Values extends FieldValues, Output> = Place<Values, Output> & { isLastNameRequired?: boolean };

const hasWholeName = (locale: Locale) => locales[locale].names === 'WHOLE';

export function NameFields<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  return (
    <div className={`grid gap-5 sm:col-span-2 ${hasWholeName(props.locale) ? '' : 'sm:grid-cols-2'}`}>
      <FirstNameField form={props.form} locale={props.locale} />
      <LastNameField {...props} />
    </div>
  );
}

/** Asks for the whole name in some locales. */
export function FirstNameField<Values extends FieldValues, Output>(place: Place<Values, Output>) {
  const t = useTranslations('Inquiries');
  return (
    <FormField
      {...place}
      name={'firstName' as Path<Values>}
      label={t('fields.firstName')}
      autoComplete={hasWholeName(place.locale) ? 'name' : 'given-name'}
      isRequired
    />
  );
}

/** Nothing where the first name is the whole name. */
export function LastNameField<Values extends FieldValues, Output>({
  isLastNameRequired = false,
  ...place
}: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  if (hasWholeName(place.locale)) return null;
  return (
    <FormField
      {...place}
      name={'lastName' as Path<Values>}
      label={t('fields.lastName')}
      autoComplete="family-name"
      isRequired={isLastNameRequired}
    />
  );
}
