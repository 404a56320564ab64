import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

type Props<Values extends FieldValues, Output> = { form: UseFormReturn<Values, unknown, Output>; locale: Locale };

const hasWholeName = (locale: Locale) => locales[locale].names === 'WHOLE';

/** Asks for the whole name in some locales, and then takes the space of both names. */
export function FirstNameField<Values extends FieldValues, Output>(place: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  const isWhole = hasWholeName(place.locale);
  return (
    <FormField
      {...place}
      name={'firstName' as Path<Values>}
      label={t('fields.firstName')}
      autoComplete={isWhole ? 'name' : 'given-name'}
      className={isWhole ? 'sm:col-span-2' : ''}
      isRequired
    />
  );
}

/** Nothing where the first name is the whole name. */
export function LastNameField<Values extends FieldValues, Output>({
  isRequired = false,
  ...place
}: Props<Values, Output> & { isRequired?: boolean }) {
  const t = useTranslations('Inquiries');
  if (hasWholeName(place.locale)) return null;
  return (
    <FormField
      {...place}
      name={'lastName' as Path<Values>}
      label={t('fields.lastName')}
      autoComplete="family-name"
      isRequired={isRequired}
    />
  );
}
