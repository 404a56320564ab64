import { X } from 'lucide';
import { useId } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { Icon } from '#ui/icon.tsx';

type Props = {
  messages: FormMessages['Promotions']['discount'];
  onOpen: () => void;
  onClose: () => void;
  onIntent: () => void;
};

/** One line in the corner that texts reach last, so that it covers as little as possible. */
export function DiscountCard({ messages, onOpen, onClose, onIntent }: Props) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="promotion promotion-enter z-float flex items-center rounded-control border border-line bg-surface shadow-high print:hidden"
    >
      <button
        type="button"
        id={id}
        onClick={onOpen}
        className="min-h-11 min-w-11 rounded-control ps-4 text-small font-semibold text-accent hover:underline"
      >
        {messages.open}
      </button>
      <button
        type="button"
        onClick={onClose}
        aria-label={messages.close}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-accent"
      >
        <Icon icon={X} size={16} />
      </button>
    </aside>
  );
}
