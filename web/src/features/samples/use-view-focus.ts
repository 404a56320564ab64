import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading, or to a requested field, when the view changes. Null means unknown, and the first
 * known view is not a change.
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
