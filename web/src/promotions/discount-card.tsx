import { X } from 'lucide';
import { useId } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Question } from './find-question.ts';

type Props = {
  messages: FormMessages['Promotions']['discount'];
  question: Question;
  onOpen: () => void;
  onClose: () => void;
  onIntent: () => void;
};

/** One line below the footer, and at the foot of the viewport after the first screen. */
export function DiscountCard({ messages, question, onOpen, onClose, onIntent }: Props) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="promotion z-sticky border-t border-line bg-paper-deep print:hidden"
    >
      <Container className="flex min-h-12 items-center gap-x-3 sm:gap-x-6">
        <p className="min-w-0 grow text-small leading-tight">
          <span className="font-medium">{messages[question].question}</span>{' '}
          <span className="text-ink-soft max-sm:hidden">{messages[question].text}</span>
        </p>
        <Button id={id} variant="primary" size="small" onClick={onOpen} className="shrink-0">
          {messages.open}
        </Button>
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
