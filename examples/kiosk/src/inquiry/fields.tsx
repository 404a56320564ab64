import { type ChangeEvent, type ReactNode, useId } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { useMessages } from '../i18n/locale-context.ts';
import { type InquiryValues, isRequired, toRules } from './inquiry-values.ts';

type FieldName = Exclude<FieldPath<InquiryValues>, 'marketingConsent'>;

type FieldProps = { name: FieldName };

/** What all fields share: label, error, and their connection with the control. */
function useField(name: FieldName, onSelect?: (value: string) => void) {
  const { inquiry } = useMessages();
  const id = useId();
  const { register, formState } = useFormContext<InquiryValues>();
  const error = formState.errors[name]?.message;
  return {
    id,
    error,
    label: inquiry[name],
    control: {
      ...register(name, {
        ...toRules(name, inquiry),
        ...(onSelect && { onChange: (event: ChangeEvent<HTMLSelectElement>) => onSelect(event.target.value) }),
      }),
      id,
      required: isRequired(name),
      'aria-invalid': error !== undefined,
      'aria-describedby': error === undefined ? undefined : `${id}-error`,
      // The next visitor must not see what this one typed.
      autoComplete: 'off',
    },
  };
}

type FieldShellProps = { field: ReturnType<typeof useField>; isWide?: boolean; children: ReactNode };

function FieldShell({ field: { id, label, error, control }, isWide = false, children }: FieldShellProps) {
  const { inquiry } = useMessages();
  return (
    <div className={isWide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {!control.required && <span className="field-optional"> {inquiry.optional}</span>}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps & { type?: 'text' | 'email' | 'tel' };

export function TextField({ name, type = 'text' }: TextFieldProps) {
  const field = useField(name);
  return (
    <FieldShell field={field}>
      <input type={type === 'email' ? 'text' : type} inputMode={type} {...field.control} />
    </FieldShell>
  );
}

export function TextArea({ name }: FieldProps) {
  const field = useField(name);
  return (
    <FieldShell field={field} isWide>
      <textarea rows={4} {...field.control} />
    </FieldShell>
  );
}

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  onSelect?: (value: string) => void;
};

export function SelectField({ name, options, onSelect }: SelectFieldProps) {
  const field = useField(name, onSelect);
  const { inquiry } = useMessages();
  return (
    <FieldShell field={field}>
      <select {...field.control}>
        <option value="">{inquiry.choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
