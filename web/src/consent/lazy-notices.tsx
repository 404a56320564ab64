'use client';

import { useHasPainted } from '#ui/use-after-paint.ts';
import { useLate } from '#ui/use-lazy-component.ts';
import type { NoticesProps } from './notices.tsx';

const loadNotices = async () => (await import('./notices.tsx')).Notices;

/** Come when the page itself has been seen. */
export function LateNotices(props: NoticesProps) {
  const { part: Notices } = useLate(loadNotices, useHasPainted());
  return Notices && <Notices {...props} />;
}
