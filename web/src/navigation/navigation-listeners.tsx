'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { appEvents } from './app-events.ts';
import { handleLinkClick, linkOf } from './handle-link-click.ts';
import { getConnection, mayPrefetch } from './prefetch.ts';

const MASK_HEIGHT = 60;

/** Global listeners for links, dialogs and scrolling. */
export function NavigationListeners({ chooser }: { chooser: string }) {
  const router = useRouter();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (link && isInternalPage(link) && mayPrefetch(getConnection())) router.prefetch(link.pathname + link.search);
    };
    window.addEventListener('click', handleLinkClick, { capture: true, signal });
    window.addEventListener('click', closeByBackdrop, { signal });
    window.addEventListener('scroll', markScroll, { passive: true, signal });
    window.addEventListener('pointerover', prefetch, { passive: true, signal });
    window.addEventListener('focusin', prefetch, { signal });
    window.addEventListener(appEvents.chooseLanguage, () => showDialog(chooser), { signal });
    markScroll();
    document.documentElement.toggleAttribute('data-ready', true);
    return () => listeners.abort();
  }, [router, chooser]);

  return null;
}

function showDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Polyfill for `closedby`. */
function closeByBackdrop({ target }: MouseEvent): void {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close();
}

function isInternalPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname && link.target === '' && !link.hasAttribute('download');
}

function markScroll(): void {
  document.getElementById('site-header')?.toggleAttribute('data-masked', window.scrollY < MASK_HEIGHT);
  document.documentElement.toggleAttribute('data-far-down', window.scrollY > window.innerHeight);
}
