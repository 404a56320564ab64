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

export function DiscountCard({ messages, onOpen, onClose, onIntent }: Props) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="promotion-enter fixed start-4 bottom-4 z-float flex max-w-[calc(100vw-6rem)] items-stretch rounded-panel border border-line bg-surface shadow-high sm:max-w-80 print:hidden"
    >
      <span aria-hidden className="w-1.5 shrink-0 rounded-s-panel bg-action" />
      <div className="px-4 py-3">
        <p id={id} className="text-small font-semibold">
          {messages.title}
        </p>
        <p className="mt-0.5 text-fine text-ink-soft max-sm:hidden">{messages.text}</p>
        <button
          type="button"
          onClick={onOpen}
          className="mt-1 text-small font-medium text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {messages.open} <span aria-hidden>→</span>
        </button>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={messages.close}
        className="relative grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-accent"
      >
        <Icon icon={X} size={18} />
      </button>
    </aside>
  );
}
