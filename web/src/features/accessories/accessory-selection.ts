'use client';

import { createContext } from 'react';

type AccessorySelection = {
  /** Id of the printer of the filter; null for all printers. */
  printer: string | null;
  /** Order numbers on the request list. */
  requested: readonly string[];
  /** Adds an order number to the request list, or removes it. */
  toggle: (orderNumber: string) => void;
};

/** Null outside the list of accessories. */
export const AccessorySelectionContext = createContext<AccessorySelection | null>(null);
