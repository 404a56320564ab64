'use client';

import { useTranslations } from 'next-intl';
import { QueryLink } from '#ui/query-link.tsx';
import { type RequestSelection, type Step, steps, stepUrl } from './request-query.ts';

type Props = { path: string; step: Step; selection: RequestSelection };

export function StepIndicator({ path, step, selection }: Props) {
  const t = useTranslations('Samples');
  const look = (one: Step) => {
    if (one === step) return 'border-accent text-ink';
    return one < step ? 'border-ink text-ink' : 'border-line text-ink-soft';
  };
  return (
    <nav aria-label={t('stepsLabel')} className="scripted">
      <ol className="grid grid-cols-3 gap-x-3 sm:gap-x-8">
        {steps.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined} className={`border-t-2 pt-3 ${look(one)}`}>
            <span className="block text-label tabular-nums">{t('stepOf', { step: one, count: steps.length })}</span>
            <span className={`mt-0.5 block text-small ${one === step ? 'font-semibold' : ''} max-sm:sr-only`}>
              {one < step ? (
                <QueryLink
                  href={stepUrl(path, one, selection)}
                  className="underline underline-offset-[0.2em] hover:text-accent"
                >
                  {t(`steps.${one}`)}
                </QueryLink>
              ) : (
                t(`steps.${one}`)
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
