import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { id: string; title: ReactNode; description?: ReactNode; closeLabel: string; onClose: () => void };

/** The title of a dialog or a drawer, and the button that closes it. */
export function OverlayHeading({ id, title, description, closeLabel, onClose }: Props) {
  return (
    <div className="sticky top-0 z-sticky flex items-start justify-between gap-4 border-b border-line bg-surface px-gutter py-4">
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
  );
}
