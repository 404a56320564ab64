'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import type { ReactNode } from 'react';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import type { LinkedPage } from './page-links.tsx';

type Props = {
  locale: Locale;
  /** Follow the similar pages, in as many rows as without them. */
  pages: readonly LinkedPage[];
  /** The prerendered links. Without the lazy component, they remain. */
  children: ReactNode;
};

/** Small, because every page loads it with its 404 boundary. */
export function LikelyPages({ children, ...props }: Props) {
  const { part: SimilarPages } = useLazyComponent(loadSimilarPages, true);
  return SimilarPages ? <SimilarPages {...props} /> : children;
}

function loadSimilarPages() {
  return import('./similar-pages.tsx').then(({ SimilarPages }) => SimilarPages);
}
