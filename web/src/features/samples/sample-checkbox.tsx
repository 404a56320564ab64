'use client';

import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SampleSelectionContext } from './sample-selection.ts';

/** Disabled when the limit is reached and this sample is not selected. */
export function SampleCheckbox({ id, name }: { id: string; name: string }) {
  const t = useTranslations('Samples');
  const sampleSelection = useContext(SampleSelectionContext);
  const isSelected = sampleSelection?.selected.includes(id) ?? false;
  const isDisabled = !sampleSelection || (sampleSelection.isFull && !isSelected);
  return (
    <label
      className={`scripted flex min-h-11 items-center gap-3 border-t border-line pt-3 font-medium ${isDisabled ? 'text-ink-soft' : 'cursor-pointer'}`}
    >
      <input
        type="checkbox"
        name="samples"
        className="tick"
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => sampleSelection?.onToggle(id)}
      />
      <span>
        {t('choose')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </label>
  );
}
