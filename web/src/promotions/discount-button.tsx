import { BadgePercent } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '#ui/icon.tsx';

const OFFERS = 1;

type Props = { label: string; ref: Ref<HTMLButtonElement>; onOpen: () => void };

export function DiscountButton({ label, ref, onOpen }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onOpen}
      aria-label={label}
      className="promotion z-float grid size-13 place-items-center rounded-full bg-action text-action-ink shadow-high hover:bg-action-hover print:hidden"
    >
      <Icon icon={BadgePercent} size={24} />
      <span
        aria-hidden
        className="absolute -end-1 -top-1 grid size-5 place-items-center rounded-full bg-ink text-[0.6875rem] font-semibold text-paper"
      >
        {OFFERS}
      </span>
    </button>
  );
}
