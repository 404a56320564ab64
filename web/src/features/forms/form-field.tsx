import type { Locale } from '@heliograph/schema/locales.ts';
import type { ComponentProps, ElementType } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toFieldErrorText } from './field-error-text.ts';

type Props<Values extends FieldValues, Output> = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  locale: Locale;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  /** Fields to revalidate with this one. */
  deps?: Path<Values>[];
  as?: ElementType;
};

export function FormField<Values extends FieldValues, Output>({
  form,
  name,
  locale,
  label,
  hint,
  isRequired = false,
  deps = [],
  as: Control = TextInput,
  className = '',
  onBlur,
  ...control
}: Props<Values, Output>) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field
      label={label}
      hint={hint}
      error={toFieldErrorText(locale, error?.message)}
      isRequired={isRequired}
      className={className}
    >
      {(wiring) => <Control {...control} {...wiring} {...form.register(name, { deps, ...(onBlur && { onBlur }) })} />}
    </Field>
  );
}
