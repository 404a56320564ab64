'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

type Boxes = readonly RefObject<HTMLElement | null>[];

/** Closes on Escape and on pointer presses outside the boxes. Dialogs count as inside. */
export function useDismissal(isOpen: boolean, boxes: Boxes, onDismiss: (byKey: boolean) => void): void {
  const dismiss = useEffectEvent(onDismiss);
  const isInside = useEffectEvent((target: Element) => boxes.some(({ current }) => current?.contains(target)));
  useEffect(() => {
    if (!isOpen) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) dismiss(true);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('dialog') && !isInside(target)) dismiss(false);
    };
    window.addEventListener('keydown', onKeyDown, { signal });
    window.addEventListener('pointerdown', onPointerDown, { signal });
    return () => listeners.abort();
  }, [isOpen]);
}
