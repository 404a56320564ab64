'use client';

import { lazy, Suspense } from 'react';
import type { LocalizedPartFitProps } from './localized-part-fit.tsx';

/** Prerendered. In the browser, it is not part of the first load. */
const PartFit = lazy(async () => {
  const { LocalizedPartFit: component } = await import('./localized-part-fit.tsx');
  return { default: component };
});

export function LazyPartFit(props: LocalizedPartFitProps) {
  return (
    <Suspense>
      <PartFit {...props} />
    </Suspense>
  );
}
