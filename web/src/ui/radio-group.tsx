import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, RequiredMark } from './field.tsx';

type Option = { value: string; label: ReactNode; hint?: ReactNode };

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  /** Uncontrolled if undefined. */
  value?: string | null;
  onChange?: ComponentProps<'input'>['onChange'];
  error?: string | undefined;
  isRequired?: boolean;
};

/** Accepts the result of `register(name)`. */
export function RadioGroup({ legend, options, value, error, isRequired = false, className = '', ...props }: Props) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? id : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-small font-medium">
        {legend}
        {isRequired && <RequiredMark />}
      </legend>
      {options.map((option) => (
        <label key={option.value} className="flex cursor-pointer items-start gap-3 py-1.5 text-small">
          <input
            {...props}
            type="radio"
            value={option.value}
            required={isRequired}
            className="tick mt-px"
            aria-invalid={error ? true : undefined}
            {...(value !== undefined && { checked: value === option.value })}
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-fine text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
