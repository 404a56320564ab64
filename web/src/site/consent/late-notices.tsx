'use client';

import { useLate } from '../../ui/use-late.ts';
import type { NoticesProps } from './notices.tsx';

const loadNotices = async () => (await import('./notices.tsx')).Notices;

/** Come after the page itself works. */
export function LateNotices(props: NoticesProps) {
  const { part: Notices } = useLate(loadNotices, true);
  return Notices && <Notices {...props} />;
}
