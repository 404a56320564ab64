'use client';

import { useTranslations } from 'next-intl';
import { use } from 'react';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { AccessorySelectionContext } from './accessory-selection.ts';
import { findRequestNumber } from './order-numbers.ts';
import type { RequestablePart } from './request-list.ts';

/** Adds a part to the request list; nothing outside the list of accessories. */
export function RequestToggle({ part }: { part: RequestablePart }) {
  const t = useTranslations('Accessories.request');
  const isReady = useIsQueryReady();
  const selection = use(AccessorySelectionContext);
  if (!selection) return null;
  const number = findRequestNumber(part, selection.printer);
  if (!number) return null;
  const isRequested = selection.requested.includes(number);
  return (
    <label
      inert={!isReady}
      className={`scripted screen-only -mx-2 mt-1 flex min-h-10 w-fit cursor-pointer items-center gap-2 rounded-control px-2 text-ink transition-colors duration-quick ${isRequested ? 'bg-accent-soft' : ''}`}
    >
      <input
        type="checkbox"
        className="tick"
        checked={isRequested}
        onChange={() => selection.toggle(number)}
        aria-label={t('addNamed', { name: part.name })}
      />
      <span aria-hidden>{t(isRequested ? 'added' : 'add')}</span>
    </label>
  );
}
