import { useEffect, useRef } from 'react';
import { type InquirySubject, readInquirySubject } from './inquiry-subject.ts';

const LINK = 'a[href$="#inquiry"]';

type Handlers = { open: (subject: InquirySubject | null) => void; preload: () => void };

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
      const link = findLink(event);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      current.current.open(readInquirySubject(link));
    };
    const onIntent = (event: Event) => findLink(event) && current.current.preload();
    document.addEventListener('click', onClick, options);
    document.addEventListener('pointerover', onIntent, options);
    document.addEventListener('focusin', onIntent, options);
    if (window.location.hash === '#inquiry') current.current.open(null);
    return () => controller.abort();
  }, []);
}

function findLink({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(LINK) : null;
}
