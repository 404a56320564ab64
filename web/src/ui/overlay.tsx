'use client';

import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

export type OverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
};

type Look = { className: string; 'data-width'?: string; 'data-side'?: string };

export function Overlay({ isOpen, onClose, title, description, closeLabel, children, ...look }: OverlayProps & Look) {
  const id = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...look}
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-gutter py-4">
        <div className="pt-1.5">
          <h2 id={`${id}-title`} className="text-subheading">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1 text-small text-ink-soft">
              {description}
            </p>
          )}
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="-me-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-quick hover:bg-accent-soft hover:text-accent"
        >
          <Icon icon={X} />
        </button>
      </div>
      <div className="overlay-body px-gutter py-6">{children}</div>
    </dialog>
  );
}
