'use client';

import { createContext } from 'react';

/** Id of the printer of the filter; null for all printers. */
export const SelectedPrinterContext = createContext<string | null>(null);
