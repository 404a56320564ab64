import { X } from 'lucide';
import { useId } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

type Props = {
  messages: FormMessages['Promotions']['discount'];
  onOpen: () => void;
  onClose: () => void;
  onIntent: () => void;
};

/** One line at the foot of the viewport, with a place of its own below the footer. */
export function DiscountCard({ messages, onOpen, onClose, onIntent }: Props) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="promotion z-sticky border-t border-line bg-surface print:hidden"
    >
      <Container className="flex min-h-12 items-center gap-x-6">
        <p className="min-w-0 grow text-small text-ink-soft max-sm:hidden">{messages.text}</p>
        <button
          type="button"
          id={id}
          onClick={onOpen}
          className="min-h-11 min-w-11 rounded-control text-start text-small font-semibold text-accent hover:underline max-sm:grow"
        >
          {messages.open}
        </button>
        <button
          type="button"
          onClick={onClose}
          aria-label={messages.close}
          className="-me-3 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-accent"
        >
          <Icon icon={X} size={16} />
        </button>
      </Container>
    </aside>
  );
}
