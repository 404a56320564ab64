import { useEffect, useRef } from 'react';

/** When what is shown changes, its heading takes the focus, or the field that somebody aimed at before. */
export function useViewFocus(view: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<string | null>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (place.current) moveFocus(place.current, field.current);
    field.current = null;
  }, [view]);
  const aim = (name: string | undefined) => {
    field.current = name ?? null;
  };
  return { place, aim };
}

function moveFocus(place: HTMLElement, field: string | null): void {
  if (field) {
    place.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:enabled`)?.focus();
    return;
  }
  place.querySelector('h2')?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}
