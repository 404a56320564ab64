import { type ReactNode, useId } from 'react';

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** Overrides the generated id. */
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** `<Field label="…">{(control) => <TextInput {...control} />}</Field>` */
export function Field({ label, hint, error, isRequired = false, id, className = '', children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block text-small font-medium">
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="mt-1.5 text-fine text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden className="ms-0.5 text-accent">
      *
    </span>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-fine text-danger">
      <span aria-hidden className="mt-[0.45em] size-1.5 shrink-0 rounded-full bg-danger" />
      {error}
    </p>
  );
}
