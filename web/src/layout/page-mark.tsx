'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { createContext, type Dispatch, type ReactNode, use, useLayoutEffect } from 'react';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import type { LinkedPage } from './page-links.tsx';

type Mark = {
  /** The 404 page of an unknown record has the path of the record. */
  isNotFound?: boolean;
  recordName?: string;
  /** Language of the name, if it is not the language of the page. */
  lang?: string | undefined;
};

/** What the frame of a page learns from the page, and its setter. */
export const PageMarkContext = createContext<readonly [mark: Mark, set: Dispatch<Mark>]>([{}, () => {}]);

/** Part of every 404 page and record page. */
export function PageMark({ isNotFound = false, recordName = '', lang }: Mark) {
  const [, setMark] = use(PageMarkContext);
  useLayoutEffect(() => {
    setMark({ isNotFound, recordName, lang });
    return () => setMark({});
  }, [setMark, isNotFound, recordName, lang]);
  return null;
}

type LikelyPagesProps = {
  locale: Locale;
  /** Follow the similar pages, in as many rows as without them. */
  pages: readonly LinkedPage[];
  /** The prerendered links. Without the lazy component, they remain. */
  children: ReactNode;
};

/** Here, because every page loads its 404 boundary: a chunk of its own would be larger. */
export function LikelyPages({ children, ...props }: LikelyPagesProps) {
  const { part: SimilarPages } = useLazyComponent(loadSimilarPages, true);
  return SimilarPages ? <SimilarPages {...props} /> : children;
}

function loadSimilarPages() {
  return import('./similar-pages.tsx').then(({ SimilarPages }) => SimilarPages);
}
