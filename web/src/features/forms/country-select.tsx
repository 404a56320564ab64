import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type Path, type PathValue, type UseFormReturn, useController } from 'react-hook-form';
import type { Area } from '#features/areas/area.ts';
import { AreaSelect } from '#features/areas/area-select.tsx';
import { defaultCallingCode, findDefaultCountry } from './default-country.ts';
import { toFieldErrorText } from './field-error-text.ts';
import type { WithPhone } from './phone-fields.tsx';

type WithCountry = WithPhone & { country: string };

type Props<Values extends WithCountry, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  locale: Locale;
  label: string;
  className?: string;
};

/** Country select of a form. Also sets the calling code, unless the visitor has edited it. */
export function CountrySelect<Values extends WithCountry, Output>({
  form,
  locale,
  label,
  className = '',
}: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  const name = 'country' as Path<Values>;
  const prefix = 'mobilePrefix' as Path<Values>;
  const { field, fieldState } = useController({ control: form.control, name });
  const { getValues, setValue, trigger } = form;
  const { isSubmitted } = form.formState;
  const { onChange: setCountry } = field;
  const onChange = useCallback(
    (area: Area | null, before: Area | null) => {
      setCountry(area?.id ?? '');
      const codeOf = (one: Area | null) => (one ? one.callingCode : defaultCallingCode(locale));
      const [code, codeBefore] = [codeOf(area), codeOf(before) ?? defaultCallingCode(locale)];
      if (!code || getValues(prefix) !== codeBefore) return;
      setValue(prefix, code as PathValue<Values, Path<Values>>);
      if (isSubmitted) void trigger([prefix, 'phone' as Path<Values>]);
    },
    [setCountry, getValues, setValue, trigger, isSubmitted, prefix, locale],
  );
  return (
    <AreaSelect
      locale={locale}
      label={label}
      className={className}
      error={toFieldErrorText(locale, fieldState.error?.message)}
      name={name}
      placeholder={t('findArea')}
      labels={{ empty: t('noArea'), busy: t('loadingAreas'), open: t('showAreas'), clear: t('clearArea') }}
      value={field.value}
      preselected={findDefaultCountry(locale)}
      onChange={onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
