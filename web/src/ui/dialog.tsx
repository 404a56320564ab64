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
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
};

export function Dialog({ isOpen, onClose, title, description, closeLabel, width = 'normal', children }: Props) {
  const id = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...modal}
      className="overlay overlay-dialog"
      data-width={width}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <OverlayHeading id={id} title={title} description={description} closeLabel={closeLabel} onClose={onClose} />
      <div className="px-gutter py-6">{children}</div>
    </dialog>
  );
}
