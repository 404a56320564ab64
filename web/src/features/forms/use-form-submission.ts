import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { createIdempotencyKey } from './create-idempotency-key.ts';
import { type FormRefusal, isRefusal } from './form-refusal.ts';
import { useUnsavedInputWarning } from './use-unsaved-input-warning.ts';

type Keyed = FieldValues & { idempotencyKey: string };

type FormSubmission<Values extends Keyed, Output, Accepted extends object> = {
  form: UseFormReturn<Values, unknown, Output>;
  send: (values: Output) => Promise<Accepted | FormRefusal>;
  onAccepted: (result: Accepted) => void;
  /** Navigates to fields on another step. */
  onProblems?: (fields: readonly string[]) => void;
};

/** Submits one attempt at a time; shows refusals at their fields or above the form. */
export function useFormSubmission<Values extends Keyed, Output, Accepted extends object>({
  form,
  send,
  onAccepted,
  onProblems,
}: FormSubmission<Values, Output, Accepted>) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [isAccepted, setIsAccepted] = useState(false);
  const isSubmitting = useRef(false);
  useUnsavedInputWarning(form.formState.isDirty && !isAccepted);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setRefusal(null);
    const { elements } = event.currentTarget;
    const focusProblems = (fields: readonly string[]) => {
      focusFirst(elements, fields);
      onProblems?.(fields);
    };
    const onValid = async (values: Output) => {
      const result = await send(values);
      if (!isRefusal(result)) {
        setIsAccepted(true);
        return onAccepted(result);
      }
      setRefusal(result);
      showProblems(form, result);
      focusProblems(result.problems.map(({ field }) => field));
    };
    await form
      .handleSubmit(onValid, (errors) => focusProblems(Object.keys(errors)))(event)
      .finally(() => {
        isSubmitting.current = false;
      });
  };

  return { refusal, onSubmit, isSending: form.formState.isSubmitting };
}

/** Focuses the first invalid field in document order; react-hook-form focuses the last. */
export function focusFirst(elements: HTMLFormControlsCollection, fields: readonly string[]): void {
  const wrong = [...elements].find((element) => fields.includes(element.getAttribute('name') ?? ''));
  if (wrong instanceof HTMLElement) wrong.focus();
}

function showProblems<Values extends Keyed, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { code, problems }: FormRefusal,
): void {
  const fields = form.getValues();
  const own = problems.filter(({ field }) => Object.hasOwn(fields, field));
  for (const { field, message } of own) form.setError(field as Path<Values>, { type: 'gateway', message });
  // The key is bound to the earlier submission; this one needs a new key.
  if (code === 'IDEMPOTENCY_KEY_REUSED')
    form.setValue('idempotencyKey' as Path<Values>, createIdempotencyKey() as never);
}
