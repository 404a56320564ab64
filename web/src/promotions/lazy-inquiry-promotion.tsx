'use client';

import { useHasPainted } from '#ui/use-after-paint.ts';
import { useLate } from '#ui/use-lazy-component.ts';
import type { WidgetsProps } from './inquiry-promotion.tsx';

const loadWidgets = async () => (await import('./inquiry-promotion.tsx')).Widgets;

/** Comes when the page itself has been seen; a page whose widgets cannot be loaded does without. */
export function LateWidgets(props: WidgetsProps) {
  const { part: Widgets } = useLate(loadWidgets, useHasPainted());
  return Widgets && <Widgets {...props} />;
}
