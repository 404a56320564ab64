'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Messages } from '#i18n/messages.ts';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { loadForm, RequestFormSteps } from './request-form-steps.tsx';
import { type Choice, type Step, steps } from './request-query.ts';
import { type AcceptedRequest, RequestResult } from './request-result.tsx';
import { SampleSelectionContext, type SelectableSample } from './sample-selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { useRequestQuery } from './use-request-query.ts';
import { useViewFocus } from './use-view-focus.ts';

type Props = {
  locale: Locale;
  /** Of this page. */
  path: string;
  /** Of the form, whose code comes when it is needed. */
  messages: Pick<Messages, 'Inquiries'>;
  samples: readonly SelectableSample[];
  /** How many one request may name. */
  max: number;
  /** What is said to who goes on without a choice. */
  needsChoice: string;
  /** What can be chosen. */
  children: ReactNode;
};

const NOTHING: Choice = { kind: 'STANDARD', samples: [] };

/** A request for samples in three steps. Without JavaScript, and before it runs, the first one is there. */
export function SampleRequest(props: Props) {
  return (
    <QueryStateProvider>
      <RequestOfAddress {...props} />
    </QueryStateProvider>
  );
}

function RequestOfAddress({ children, needsChoice, ...props }: Props) {
  const { path, samples, max } = props;
  const known = samples.map(({ id }) => id);
  const { step, choice, goTo, choose } = useRequestQuery(known, max);
  const [problem, setProblem] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<AcceptedRequest | null>(null);
  const isFull = choice.samples.length >= max;
  const isChosen = choice.kind === 'CUSTOM' || choice.samples.length > 0;
  const isDone = accepted !== null && !isChosen;
  const isRead = useIsQueryReady();
  const { place, aim } = useViewFocus(isRead ? (isDone ? 'done' : step) : null);

  const change = (next: Choice) => {
    setProblem(null);
    choose(next);
    loadForm().catch(() => undefined);
  };
  const toggle = (id: string) => {
    const isOut = !choice.samples.includes(id);
    const chosen = isOut ? [...choice.samples, id] : choice.samples.filter((one) => one !== id);
    change({ kind: 'STANDARD', samples: chosen });
  };
  const confirm = () => (isChosen ? goTo(2) : setProblem(needsChoice));
  const leadTo = (next: Step, field?: string) => {
    aim(field);
    goTo(next);
  };
  const accept = (request: AcceptedRequest) => {
    setAccepted(request);
    choose(NOTHING);
  };
  return (
    <div ref={place} className="scroll-mt-24">
      {isDone ? (
        <RequestResult request={accepted} onAgain={() => setAccepted(null)} />
      ) : (
        <>
          <StepHead path={path} step={step} choice={choice} />
          <div hidden={step !== 1}>
            <SampleSelectionContext value={isRead ? { chosen: choice.samples, isFull, onToggle: toggle } : null}>
              {children}
            </SampleSelectionContext>
            <SelectionBar {...props} choice={choice} problem={problem} onConfirm={confirm} />
          </div>
          <RequestFormSteps
            {...props}
            step={step}
            choice={choice}
            onStep={leadTo}
            onAccepted={accept}
            onChoiceRefused={(message) => {
              setProblem(message);
              leadTo(1, 'samples');
            }}
          />
        </>
      )}
    </div>
  );
}

function StepHead({ path, step, choice }: { path: string; step: Step; choice: Choice }) {
  const t = useTranslations('Samples');
  return (
    <>
      <StepIndicator path={path} step={step} choice={choice} />
      <h2 tabIndex={-1} className="mt-8 scroll-mt-24 text-heading outline-none">
        <span className="sr-only">{t('stepOf', { step, count: steps.length })} – </span>
        {t(`steps.${step}`)}
      </h2>
    </>
  );
}
