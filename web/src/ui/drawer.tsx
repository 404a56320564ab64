'use client';

import { type ReactNode, useId } from 'react';
import { OverlayHeading } from './overlay-heading.tsx';
import { useModal } from './use-modal.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  side?: 'start' | 'end';
  children: ReactNode;
};

/** A sheet that comes in from a side. */
export function Drawer({ isOpen, onClose, title, description, closeLabel, side = 'end', children }: Props) {
  const id = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...modal}
      className="overlay overlay-drawer"
      data-side={side}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <OverlayHeading id={id} title={title} description={description} closeLabel={closeLabel} onClose={onClose} />
      <div className="px-gutter py-6">{children}</div>
    </dialog>
  );
}
