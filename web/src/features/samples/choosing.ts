'use client';

import { createContext } from 'react';

type Choosing = { chosen: readonly string[]; isFull: boolean; onToggle: (id: string) => void };

/** What is chosen; null until the script that answers a choice runs. */
export const ChoosingContext = createContext<Choosing | null>(null);
