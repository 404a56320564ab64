'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useState } from 'react';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import type { Messages } from '#i18n/messages.ts';
import type { RequestSelection, Step } from './request-query.ts';
import type { AcceptedRequest } from './request-result.tsx';
import { RequestSummary } from './request-summary.tsx';
import type { SelectableSample } from './sample-selection.ts';

export const loadForm = async () => (await import('./sample-form.tsx')).SampleForm;

type Props = {
  locale: Locale;
  path: string;
  messages: Pick<Messages, 'Inquiries'>;
  samples: readonly SelectableSample[];
  step: Step;
  selection: RequestSelection;
  onStep: (step: Step, field?: string) => void;
  onAccepted: (request: AcceptedRequest) => void;
  onSelectionRejected: (message: string) => void;
};

/** Fields keep their values while the first step is shown. */
export function RequestFormSteps({ locale, path, messages, samples, ...form }: Props) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (form.step > 1 && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <div
      hidden={form.step === 1}
      className={`${form.step === 1 ? '' : 'grid'} mt-8 items-start gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]`}
    >
      <LazyForm load={loadForm} messages={messages}>
        {(SampleForm) => <SampleForm locale={locale} {...form} />}
      </LazyForm>
      <RequestSummary path={path} selection={form.selection} samples={samples} />
    </div>
  );
}
