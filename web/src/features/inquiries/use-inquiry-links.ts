import { useEffect, useRef } from 'react';

const LINK = 'a[href$="#inquiry"]';

type Handlers = { open: () => void; preload: () => void };

/** Links to `#inquiry` open the form, so that pages need no code for it. */
export function useInquiryLinks(handlers: Handlers): void {
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onClick = (event: MouseEvent) => {
      if (!isLink(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      current.current.open();
    };
    const onIntent = (event: Event) => isLink(event) && current.current.preload();
    document.addEventListener('click', onClick, options);
    document.addEventListener('pointerover', onIntent, options);
    document.addEventListener('focusin', onIntent, options);
    if (window.location.hash === '#inquiry') current.current.open();
    return () => controller.abort();
  }, []);
}

function isLink({ target }: Event): boolean {
  return target instanceof Element && target.closest(LINK) !== null;
}
