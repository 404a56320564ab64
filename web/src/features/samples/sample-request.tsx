'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, Suspense, useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { LateForm } from '../inquiries/form/late-form.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { ChoosingContext } from './choosing.ts';
import { type Choice, type Step, steps } from './request-address.ts';
import { type AcceptedRequest, RequestResult } from './request-result.tsx';
import { RequestSummary } from './request-summary.tsx';
import type { Sample } from './sample-data.ts';
import { StepIndicator } from './step-indicator.tsx';
import { useRequestAddress } from './use-request-address.ts';
import { useViewFocus } from './use-view-focus.ts';

export type Choosable = Pick<Sample, 'id' | 'name' | 'picture'>;

type Props = {
  locale: Locale;
  /** Of this page. */
  path: string;
  /** Of the form, whose code comes when it is needed. */
  words: Pick<Messages, 'Inquiries'>;
  samples: readonly Choosable[];
  /** How many one request may name. */
  max: number;
  /** What is said to who goes on without a choice. */
  needsChoice: string;
  /** What can be chosen. */
  children: ReactNode;
};

const NOTHING: Choice = { kind: 'STANDARD', samples: [] };

const loadForm = async () => (await import('./sample-form.tsx')).SampleForm;

/** A request for samples in three steps. Without JavaScript, and before it runs, the first one is there. */
export function SampleRequest(props: Props) {
  const start = (
    <>
      <StepHead {...props} step={1} choice={NOTHING} />
      {props.children}
    </>
  );
  return (
    <Suspense fallback={start}>
      <NuqsAdapter>
        <RequestOfAddress {...props} />
      </NuqsAdapter>
    </Suspense>
  );
}

function RequestOfAddress({ children, needsChoice, ...props }: Props) {
  const { path, samples, max } = props;
  const known = samples.map(({ id }) => id);
  const { step, choice, goTo, choose } = useRequestAddress(known, max);
  const [problem, setProblem] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<AcceptedRequest | null>(null);
  const isChosen = choice.kind === 'CUSTOM' || choice.samples.length > 0;
  const isDone = accepted !== null && !isChosen;
  const { place, aim } = useViewFocus(isDone ? 'done' : step);

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
            <ChoosingContext value={{ chosen: choice.samples, isFull: choice.samples.length >= max, onToggle: toggle }}>
              {children}
            </ChoosingContext>
            <ChoiceBar {...props} choice={choice} problem={problem} onConfirm={confirm} />
          </div>
          <FormPart
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

type FormPartProps = Omit<Props, 'children' | 'needsChoice' | 'max'> & {
  step: Step;
  choice: Choice;
  onStep: (step: Step, field?: string) => void;
  onAccepted: (request: AcceptedRequest) => void;
  onChoiceRefused: (message: string) => void;
};

/** Steps two and three. What stands in the fields stays there while the first step is shown. */
function FormPart({ locale, path, words, samples, ...form }: FormPartProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (form.step > 1 && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <div
      hidden={form.step === 1}
      className={`${form.step === 1 ? '' : 'grid'} mt-8 items-start gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]`}
    >
      <LateForm load={loadForm} words={words}>
        {(SampleForm) => <SampleForm locale={locale} {...form} />}
      </LateForm>
      <RequestSummary path={path} choice={form.choice} samples={samples} />
    </div>
  );
}
