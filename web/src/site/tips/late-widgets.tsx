'use client';

import { useLate } from '../../ui/use-late.ts';
import type { WidgetsProps } from './widgets.tsx';

const loadWidgets = async () => (await import('./widgets.tsx')).Widgets;

/** Comes after the page itself works; a page whose widgets cannot be loaded does without. */
export function LateWidgets(props: WidgetsProps) {
  const { part: Widgets } = useLate(loadWidgets, true);
  return Widgets && <Widgets {...props} />;
}
