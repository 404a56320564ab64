'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Messages } from '#i18n/messages.ts';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { loadForm, RequestFormSteps } from './request-form-steps.tsx';
import { type RequestSelection, type Step, steps } from './request-query.ts';
import { type AcceptedRequest, RequestResult } from './request-result.tsx';
import { SampleSelectionContext, type SelectableSample } from './sample-selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { useRequestQuery } from './use-request-query.ts';
import { useViewFocus } from './use-view-focus.ts';

type Props = {
  locale: Locale;
  path: string;
  messages: Pick<Messages, 'Inquiries'>;
  samples: readonly SelectableSample[];
  max: number;
  selectionRequired: string;
  children: ReactNode;
};

const NOTHING: RequestSelection = { kind: 'STANDARD', samples: [] };

/** Without JavaScript, the first step is shown. */
export function SampleRequest(props: Props) {
  return (
    <QueryStateProvider>
      <RequestSteps {...props} />
    </QueryStateProvider>
  );
}

function RequestSteps({ children, selectionRequired, ...props }: Props) {
  const { path, samples, max } = props;
  const known = samples.map(({ id }) => id);
  const { step, selection, goTo, select } = useRequestQuery(known, max);
  const [problem, setProblem] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<AcceptedRequest | null>(null);
  const isFull = selection.samples.length >= max;
  const isSelected = selection.kind === 'CUSTOM' || selection.samples.length > 0;
  const isDone = accepted !== null && !isSelected;
  const isRead = useIsQueryReady();
  const { place, focusField } = useViewFocus(isRead ? (isDone ? 'done' : step) : null);

  const change = (next: RequestSelection) => {
    setProblem(null);
    select(next);
    loadForm().catch(() => undefined);
  };
  const toggle = (id: string) => {
    const isOut = !selection.samples.includes(id);
    const selected = isOut ? [...selection.samples, id] : selection.samples.filter((one) => one !== id);
    change({ kind: 'STANDARD', samples: selected });
  };
  const confirm = () => (isSelected ? goTo(2) : setProblem(selectionRequired));
  const goToField = (next: Step, field?: string) => {
    focusField(field);
    goTo(next);
  };
  const accept = (request: AcceptedRequest) => {
    setAccepted(request);
    select(NOTHING);
  };
  return (
    <div ref={place} className="scroll-mt-24">
      {isDone ? (
        <RequestResult request={accepted} onAgain={() => setAccepted(null)} />
      ) : (
        <>
          <StepHeading path={path} step={step} selection={selection} />
          <div hidden={step !== 1}>
            <SampleSelectionContext value={isRead ? { selected: selection.samples, isFull, onToggle: toggle } : null}>
              {children}
            </SampleSelectionContext>
            <SelectionBar {...props} selection={selection} problem={problem} onConfirm={confirm} />
          </div>
          <RequestFormSteps
            {...props}
            step={step}
            selection={selection}
            onStep={goToField}
            onAccepted={accept}
            onSelectionRejected={(message) => {
              setProblem(message);
              goToField(1, 'samples');
            }}
          />
        </>
      )}
    </div>
  );
}

function StepHeading({ path, step, selection }: { path: string; step: Step; selection: RequestSelection }) {
  const t = useTranslations('Samples');
  return (
    <>
      <StepIndicator path={path} step={step} selection={selection} />
      <h2 tabIndex={-1} className="mt-8 scroll-mt-24 text-heading outline-none">
        <span className="sr-only">{t('stepOf', { step, count: steps.length })} – </span>
        {t(`steps.${step}`)}
      </h2>
    </>
  );
}
