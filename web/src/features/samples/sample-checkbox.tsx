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
      className={`scripted flex min-h-11 items-center gap-3 font-medium max-sm:col-start-3 max-sm:row-start-1 max-sm:-m-3 max-sm:p-3 sm:mx-5 sm:mb-4 xl:mx-4 sm:border-t sm:border-line sm:pt-3 ${isDisabled ? 'text-ink-soft' : 'cursor-pointer'}`}
    >
      <input
        type="checkbox"
        name="samples"
        className="tick"
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => sampleSelection?.onToggle(id)}
      />
      <span className="max-sm:sr-only">
        {t('choose')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </label>
  );
}
