'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { useSyncedField } from '#ui/use-synced-field.ts';
import { type Range, toNumber } from './material-query.ts';

type Props = {
  name: string;
  unit: string;
  hint: string;
  range: Range;
  onChange: (low: number | null, high: number | null) => void;
};

/** Commits on blur or Enter, not on every keystroke. */
export function RangeField({ name, unit, hint, range, onChange }: Props) {
  const t = useTranslations('Materials');
  const hintId = useId();
  const low = useSyncedField(String(range.min ?? ''));
  const high = useSyncedField(String(range.max ?? ''));

  const commit = () => {
    const [min, max] = [toNumber(low.current?.value ?? ''), toNumber(high.current?.value ?? '')];
    if (min !== (range.min ?? null) || max !== (range.max ?? null)) onChange(min, max);
  };
  const commitOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) commit();
  };
  const commitOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
  };
  const field = {
    type: 'number',
    step: 'any',
    inputMode: 'decimal',
    'aria-describedby': hintId,
    onKeyDown: commitOnEnter,
  } as const;
  const look = 'control control-small tabular-nums';

  return (
    <fieldset className="mb-5" onBlur={commitOnLeave}>
      <legend>{name}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        <input
          {...field}
          ref={low}
          className={look}
          placeholder={t('from')}
          aria-label={t('rangeFrom', { name, unit })}
        />
        <input {...field} ref={high} className={look} placeholder={t('to')} aria-label={t('rangeTo', { name, unit })} />
      </div>
      <p id={hintId} className="mt-1.5 text-fine text-ink-soft">
        {hint}
      </p>
    </fieldset>
  );
}
