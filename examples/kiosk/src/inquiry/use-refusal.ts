import { useCallback, useEffect, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useLocale, useMessages } from '../i18n/locale-context.ts';
import { EMPTY_VALUES, type InquiryValues } from './inquiry-values.ts';
import type { Refusal } from './queued-inquiry.ts';

const PROBLEM_KEYS = { REQUIRED: 'required', TOO_LONG: 'tooLong', MALFORMED: 'malformed' } as const;

/**
 * Shows the problems of a refusal at their fields, in the words of the gateway. After a switch of the language, when those
 * are in another one, the code of each problem has words of this app.
 */
export function useRefusal(form: UseFormReturn<InquiryValues>, initial: Refusal | null) {
  const { inquiry } = useMessages();
  const locale = useLocale();
  const [refused, setRefused] = useState(initial && { refusal: initial, locale });
  const { setError, trigger, formState } = form;
  const { isSubmitted } = formState;

  const showRefusal = useCallback((refusal: Refusal) => setRefused({ refusal, locale }), [locale]);

  useEffect(() => {
    const toWords = ({ code, message }: Refusal['problems'][number]) =>
      refused?.locale === locale ? message : inquiry[PROBLEM_KEYS[code] ?? 'malformed'];
    const show = async () => {
      if (isSubmitted) await trigger();
      for (const problem of refused?.refusal.problems ?? []) {
        const { field } = problem;
        if (isField(field)) setError(field, { type: 'gateway', message: toWords(problem) }, { shouldFocus: true });
      }
    };
    void show();
  }, [refused, locale, inquiry, isSubmitted, setError, trigger]);

  if (!refused) return { message: null, showRefusal };
  return { message: refused.locale === locale ? refused.refusal.message : inquiry.invalid, showRefusal };
}

type FieldName = FieldPath<InquiryValues>;

function isField(name: string): name is FieldName {
  return Object.hasOwn(EMPTY_VALUES, name);
}
