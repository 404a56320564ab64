import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

export type WithPhone = FieldValues & { mobilePrefix: string; phone: string };

type Props<Values extends WithPhone, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  locale: Locale;
  className?: string;
};

export function PhoneFields<Values extends WithPhone, Output>({ className = '', ...place }: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  return (
    <div className={`grid grid-cols-[8.5rem_1fr] items-start gap-x-4 ${className}`}>
      <FormField
        {...place}
        name={'mobilePrefix' as Path<Values>}
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
        type="tel"
        autoComplete="tel-national"
        isRequired
      />
    </div>
  );
}
