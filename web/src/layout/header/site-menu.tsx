'use client';

import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useAppEvent } from '#navigation/use-app-event.ts';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { useDismissal } from '#ui/use-dismissal.ts';
import { PageMarkContext } from '../page-mark.tsx';
import { findActiveEntry } from './find-active-entry.ts';
import { MenuContext } from './menu-state.ts';
import { usePanel } from './use-panel.ts';

type Props = {
  label: string;
  menu: string;
  closeMenu: string;
  entries: readonly { id: string; sections: readonly string[] }[];
  foot: ReactNode;
  children: ReactNode;
};

export function SiteMenu({ label, menu, closeMenu, entries, foot, children }: Props) {
  const path = useRoutePath();
  const [{ isNotFound }] = use(PageMarkContext);
  const [shownPath, setShownPath] = useState(path);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { open, ...panel } = usePanel();
  const box = useRef<HTMLDivElement>(null);
  if (shownPath !== path) {
    setShownPath(path);
    setIsDrawerOpen(false);
    panel.hide();
  }
  useInertPage(isDrawerOpen);
  useDismissal(open !== null || isDrawerOpen, [box], (byKey) => {
    if (byKey) focusOpener(box.current, open ?? 'drawer');
    panel.hide();
    if (!open || !byKey) setIsDrawerOpen(false);
  });
  useAppEvent('menusHidden', () => {
    panel.hide();
    setIsDrawerOpen(false);
  });
  return (
    <div ref={box} className="contents">
      <button
        type="button"
        data-opener="drawer"
        aria-expanded={isDrawerOpen}
        aria-controls="site-menu"
        aria-label={isDrawerOpen ? closeMenu : menu}
        className="scripted menu-button"
        onClick={() => setIsDrawerOpen(!isDrawerOpen)}
      >
        <span aria-hidden className="menu-sign" />
      </button>
      <nav id="site-menu" aria-label={label} data-drawn={isDrawerOpen} className="site-menu">
        <MenuContext value={{ ...panel, open, active: findActiveEntry(entries, isNotFound ? '/404' : path) }}>
          <ul className="menu-entries">{children}</ul>
        </MenuContext>
        <div className="menu-foot">{foot}</div>
      </nav>
    </div>
  );
}

function useInertPage(isCovered: boolean): void {
  useEffect(() => {
    const covered = document.querySelectorAll<HTMLElement>('body > main, body > footer');
    for (const part of covered) part.inert = isCovered;
    document.documentElement.toggleAttribute('data-covered', isCovered);
  }, [isCovered]);
}

function focusOpener(box: HTMLElement | null, opener: string): void {
  box?.querySelector<HTMLElement>(`[data-opener="${CSS.escape(opener)}"]`)?.focus();
}
