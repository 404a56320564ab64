'use client';

import { createContext } from 'react';
import type { Sample } from './sample-data.ts';

export type SelectableSample = Pick<Sample, 'id' | 'name' | 'picture'>;

type SelectionState = { selected: readonly string[]; isFull: boolean; onToggle: (id: string) => void };

/** Null until hydration. */
export const SampleSelectionContext = createContext<SelectionState | null>(null);
