import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

type Props = { id: string; title: string; text?: string; close: string; children: ReactNode };

/** Opened by links to its id; closed by the backdrop and Escape. See `navigation/`. */
export function FrameDialog({ id, title, text, close, children }: Props) {
  return (
    <dialog
      id={id}
      closedby="any"
      className="overlay overlay-dialog"
      data-width="narrow"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-4">
        <div className="pt-1.5">
          <h2 id={`${id}-title`} className="text-subheading">
            {title}
          </h2>
          {text && (
            <p id={`${id}-text`} className="mt-1 text-small text-ink-soft">
              {text}
            </p>
          )}
        </div>
        <form method="dialog">
          <button type="submit" aria-label={close} className="header-action -me-2">
            <Icon icon={X} />
          </button>
        </form>
      </div>
      <div className="overlay-body p-6">{children}</div>
    </dialog>
  );
}
