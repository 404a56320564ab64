'use client';

import { type ReactNode, useId, useState } from 'react';
import { ChevronDown } from './chevron-down.tsx';

type Props = {
  legend: string;
  /** Becoming true opens the group; becoming false leaves it as it is, so that nothing folds under the pointer. */
  isOpen: boolean;
  children: ReactNode;
};

/** A group of choices that can be folded away. */
export function FilterGroup({ legend, isOpen, children }: Props) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setUnfolded(true);
  }
  return (
    <details
      className="group border-t border-line"
      open={unfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center justify-between py-3 font-medium">
        <span id={id}>{legend}</span>
        <ChevronDown className="size-4 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <fieldset aria-labelledby={id} className="pb-4">
        {children}
      </fieldset>
    </details>
  );
}
