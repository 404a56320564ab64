import { useEffect, useRef } from 'react';

/**
 * When what is shown changes, its heading takes the focus, or the field that somebody aimed at before.
 *
 * @param view - null while it is not known: knowing it is no change
 */
export function useViewFocus(view: string | number | null) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<string | null>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    const isChange = last.current !== null;
    last.current = view;
    if (isChange && place.current) moveFocus(place.current, field.current);
    field.current = null;
  }, [view]);
  const focusField = (name: string | undefined) => {
    field.current = name ?? null;
  };
  return { place, focusField };
}

function moveFocus(place: HTMLElement, field: string | null): void {
  if (field) {
    place.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:enabled`)?.focus();
    return;
  }
  place.querySelector('h2')?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}
