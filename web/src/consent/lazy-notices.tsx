'use client';

import { useAfterPaint } from '#ui/use-after-paint.ts';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import type { NoticesProps } from './notices.tsx';

const loadNotices = async () => (await import('./notices.tsx')).Notices;

/** Loaded after the first paint. */
export function LazyNotices(props: NoticesProps) {
  const { part: Notices } = useLazyComponent(loadNotices, useAfterPaint());
  return Notices && <Notices {...props} />;
}
