import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './form-draft.ts';

export function useDraft<Values extends FieldValues, Output>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>,
  draft: Draft<Values>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void draft.write(values) }),
    [subscribe, draft],
  );
}
