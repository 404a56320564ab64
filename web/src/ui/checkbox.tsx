import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, RequiredMark } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

export function Checkbox({ label, error, className = '', ...props }: Props) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-3 py-1 text-small">
        <input
          {...props}
          type="checkbox"
          className="tick mt-px"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : props['aria-describedby']}
        />
        <span>
          {label}
          {props.required && <RequiredMark />}
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
