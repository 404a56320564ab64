'use client';

import { Fragment, type ReactNode, useState } from 'react';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { useCompared } from './use-compared.ts';

type Props = { slugs: readonly string[]; list: ReactNode; comparison: ReactNode };

/** A link with a selection shows the comparison before the list; choosing in the list moves nothing. */
export function ComparisonOrder({ slugs, list, comparison }: Props) {
  const { selected } = useCompared(slugs);
  const isReady = useIsQueryReady();
  const [isFirst, setIsFirst] = useState<boolean | null>(null);
  if (isReady && isFirst === null) setIsFirst(selected.length > 0);
  const parts = [<Fragment key="list">{list}</Fragment>, <Fragment key="comparison">{comparison}</Fragment>];
  return isFirst ? parts.toReversed() : parts;
}
