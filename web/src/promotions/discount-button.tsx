import { BadgePercent } from 'lucide';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { offerIconSlot } from '#navigation/offer-icon-slot.ts';
import { Icon } from '#ui/icon.tsx';

const OFFERS = 1;

type Props = { label: string; ref: Ref<HTMLButtonElement>; onOpen: () => void };

/** In the header on phones; on wide screens, the header has a link to the form anyway. */
export function DiscountButton({ label, ref, onOpen }: Props) {
  const slot = document.getElementById(offerIconSlot);
  if (!slot) return null;
  return createPortal(
    <button ref={ref} type="button" onClick={onOpen} aria-label={label} className="header-action relative text-accent">
      <Icon icon={BadgePercent} size={22} />
      <span
        aria-hidden
        className="absolute end-0.5 top-0.5 grid size-4.5 place-items-center rounded-full bg-action text-[0.6875rem] font-semibold text-action-ink"
      >
        {OFFERS}
      </span>
    </button>,
    slot,
  );
}
