import { useRef } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { useServices } from '../services-context.ts';
import { type InquiryValues, toInput } from './inquiry-values.ts';
import type { SubmitResult } from './outbox.ts';

/** One idempotency key per submission: the same entries are sent with the same key, corrected ones with a new key. */
export function useSubmission() {
  const { outbox } = useServices();
  const locale = useLocale();
  const last = useRef({ key: '', entries: '' });

  return (values: InquiryValues): Promise<SubmitResult> => {
    const entries = JSON.stringify([locale, values]);
    if (last.current.entries !== entries) last.current = { key: crypto.randomUUID(), entries };
    const input = toInput(values, locale, last.current.key);
    return outbox.submit({ input, locale, createdAt: Date.now(), refusal: null });
  };
}
