import { type RefObject, useEffect, useRef } from 'react';

/**
 * An element that takes the focus each time the value changes, because what was pressed has gone.
 *
 * @param value - null while it is not known: knowing it is no change
 */
export function useFocusOnChange<Target extends HTMLElement>(value: string | number | null): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== null && last.current !== value) target.current?.focus();
    last.current = value;
  }, [value]);
  return target;
}
