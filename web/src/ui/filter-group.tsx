'use client';

import { type ReactNode, useId, useState } from 'react';

type Props = {
  legend: string;
  /** Opens the group when it becomes true; never closes it. */
  isOpen: boolean;
  children: ReactNode;
};

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
      className="unmarked border-t border-line"
      open={unfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="flex items-center justify-between gap-3 py-3.5 pe-1 font-medium -outline-offset-2 transition-colors duration-quick hover:text-accent">
        <span id={id}>{legend}</span>
        <span aria-hidden className="plus-minus text-ink-soft" />
      </summary>
      <fieldset aria-labelledby={id} className="px-0.5 pb-4">
        {children}
      </fieldset>
    </details>
  );
}
