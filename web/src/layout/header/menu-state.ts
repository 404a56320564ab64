'use client';

import { createContext, use } from 'react';

export type MenuState = {
  /** The entry whose panel is shown. */
  open: string | null;
  active: string | undefined;
  toggle: (id: string) => void;
  /** Shows a panel after the pointer has rested on its entry. */
  scheduleShow: (id: string) => void;
  scheduleHide: () => void;
  hide: () => void;
};

export const MenuContext = createContext<MenuState | null>(null);

export function useMenu(): MenuState {
  const state = use(MenuContext);
  if (!state) throw new Error('An entry stands in a menu.');
  return state;
}

/** Whether panels open below the bar rather than within the drawer. */
export function isWide(): boolean {
  return window.matchMedia('(width > 992px)').matches;
}
