'use client';

import { createLoader } from 'nuqs/server';
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { comparisonParams, toSelectedSlugs } from './comparison-params.ts';

const loadParams = createLoader(comparisonParams);

type Props = { slugs: readonly string[]; list: ReactNode; comparison: ReactNode };

/** A link with a selection shows the comparison before the list, below a short heading; choosing in the list moves nothing. */
export function ComparisonOrder({ slugs, list, comparison }: Props) {
  const isReady = useIsQueryReady();
  const [isFirst, setIsFirst] = useState<boolean | null>(null);
  // The state of nuqs is one render behind the address.
  if (isReady && isFirst === null)
    setIsFirst(toSelectedSlugs(loadParams(window.location.search).compare, slugs).length > 0);
  useLayoutEffect(() => {
    // The browser scrolled before the order changed.
    const { hash } = window.location;
    if (isFirst && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [isFirst]);
  const parts = [
    <Fragment key="list">{list}</Fragment>,
    <div key="comparison" data-comparison-first={isFirst || undefined} className="contents">
      {comparison}
    </div>,
  ];
  return isFirst ? parts.toReversed() : parts;
}
