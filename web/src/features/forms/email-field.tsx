import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from './form-field.tsx';

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  locale: Locale;
  className?: string;
};

/** Warns about plus addressing, which the content service rejects. */
export function EmailField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  const address: unknown = useWatch({ control: props.form.control, name: props.name });
  const hasPlus = typeof address === 'string' && address.includes('+');
  return (
    <FormField
      {...props}
      type="email"
      autoComplete="email"
      label={t('fields.email')}
      hint={hasPlus ? t('plusHint') : undefined}
      isRequired
    />
  );
}
