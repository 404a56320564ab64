'use client';

import { createContext } from 'react';
import type { Sample } from './sample-data.ts';

/** What is said of a sample once it is chosen. */
export type SelectableSample = Pick<Sample, 'id' | 'name' | 'picture'>;

type SelectionState = { chosen: readonly string[]; isFull: boolean; onToggle: (id: string) => void };

/** What is chosen; null until the script that answers a choice runs. */
export const SampleSelectionContext = createContext<SelectionState | null>(null);
