import { type RefObject, useEffect, useRef } from 'react';

/** An element that takes the focus each time the value changes, because what was pressed has gone. */
export function useFocusOnChange<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) target.current?.focus();
    last.current = value;
  }, [value]);
  return target;
}
