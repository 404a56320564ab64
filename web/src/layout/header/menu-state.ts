'use client';

import { createContext, use } from 'react';

export type MenuState = {
  open: string | null;
  active: string | undefined;
  toggle: (id: string) => void;
  scheduleShow: (id: string) => void;
  scheduleHide: () => void;
  hide: () => void;
};

export const MenuContext = createContext<MenuState | null>(null);

export function useMenu(): MenuState {
  const state = use(MenuContext);
  if (!state) throw new Error('MenuEntry must be used inside SiteMenu');
  return state;
}

/** Wide layouts open panels below the bar, narrow ones use the drawer. */
export function isWide(): boolean {
  return window.matchMedia('(width > 992px)').matches;
}
