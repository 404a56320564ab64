'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isRefusal } from '#features/forms/form-refusal.ts';
import { FormRefusalNotice } from '#features/forms/form-refusal-notice.tsx';
import { PrivacyNotice } from '#features/forms/legal-notices.tsx';
import { useDraft } from '#features/forms/use-draft.ts';
import { focusFirst, useFormSubmission } from '#features/forms/use-form-submission.ts';
import { Button } from '#ui/button.tsx';
import { DetailsFields } from './details-fields.tsx';
import type { RequestSelection, Step } from './request-query.ts';
import type { AcceptedRequest } from './request-result.tsx';
import {
  createSampleResolver,
  createSampleValues,
  fieldsOfStep,
  findStepOf,
  type SampleRequest,
  sampleDraft,
} from './sample-values.ts';
import { ShippingFields } from './shipping-fields.tsx';
import { submitSampleRequest } from './submit-sample-request.ts';

type Props = {
  locale: Locale;
  step: Step;
  selection: RequestSelection;
  onStep: (step: Step, field?: string) => void;
  onAccepted: (request: AcceptedRequest) => void;
  onSelectionRejected: (message: string) => void;
};

export function SampleForm({ locale, step, selection, onStep, onAccepted, onSelectionRejected }: Props) {
  const [defaultValues] = useState(() => sampleDraft.restore(createSampleValues()));
  const [submittedFields] = useState(() => new Set<string>());
  const form = useForm({
    defaultValues,
    shouldFocusError: false,
    resolver: createSampleResolver(selection, submittedFields),
  });
  useDraft(form, sampleDraft);

  const send = async (request: SampleRequest) => {
    const result = await submitSampleRequest(locale, request);
    const problem = isRefusal(result) && result.problems.find(({ field }) => field === 'samples');
    if (problem) onSelectionRejected(problem.message);
    return result;
  };
  const { refusal, onSubmit, isSending } = useFormSubmission({
    form,
    send,
    onAccepted: (request: AcceptedRequest) => {
      sampleDraft.drop();
      onAccepted(request);
    },
    onProblems: (fields) => {
      const there = findStepOf(fields);
      if (!there || there === step || fields.includes('samples')) return;
      onStep(
        there,
        fieldsOfStep[there].find((field) => fields.includes(field)),
      );
    },
  });
  const markSubmitted = (...fields: string[]) => {
    for (const field of fields) submittedFields.add(field);
  };
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    const { elements } = event.currentTarget;
    await form.handleSubmit(
      () => onStep(3),
      (errors) => focusFirst(elements, Object.keys(errors)),
    )(event);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    markSubmitted(...fieldsOfStep[2]);
    if (step !== 3) return confirm(event);
    markSubmitted(...fieldsOfStep[3]);
    return onSubmit(event);
  };
  const place = { form, locale };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="rounded-panel border border-line bg-surface p-5 shadow-low sm:p-8"
    >
      <FormRefusalNotice refusal={refusal} />
      {step === 3 ? <ShippingFields {...place} /> : <DetailsFields {...place} isCustom={selection.kind === 'CUSTOM'} />}
      {step === 3 && <PrivacyNotice locale={locale} purpose="request" className="mt-6" />}
      <Actions isLast={step === 3} isSending={isSending} onBack={() => onStep(step === 3 ? 2 : 1)} />
    </form>
  );
}

type ActionsProps = { isLast: boolean; isSending: boolean; onBack: () => void };

/** Uses `aria-disabled` to keep the focus; further submits are ignored. */
function Actions({ isLast, isSending, onBack }: ActionsProps) {
  const t = useTranslations();
  const action = isLast ? t('Samples.submit') : t('Samples.confirm');
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-4">
      <Button size="large" onClick={onBack}>
        {t('Samples.back')}
      </Button>
      <Button type="submit" variant="primary" size="large" aria-disabled={isSending} className="grow sm:max-w-64">
        <span aria-live="polite">{isSending && isLast ? t('Inquiries.sending') : action}</span>
      </Button>
    </div>
  );
}
