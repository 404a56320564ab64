'use client';

import { useAfterPaint } from '#ui/use-after-paint.ts';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import type { FramePartsProps } from './frame-parts.tsx';

const loadFrameParts = async () => (await import('./frame-parts.tsx')).FrameParts;

/** Loaded after the first paint. */
export function LazyFrameParts(props: FramePartsProps) {
  const { part: FrameParts } = useLazyComponent(loadFrameParts, useAfterPaint());
  return FrameParts && <FrameParts {...props} />;
}
