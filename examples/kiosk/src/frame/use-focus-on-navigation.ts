import { useEffect, useRef } from 'react';

/** Starts each screen at its top, and tells screen readers that it is a new one. */
export function useFocusOnNavigation(path: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);

  return main;
}
