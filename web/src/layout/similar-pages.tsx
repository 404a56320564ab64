'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useState } from 'react';
import { findSimilarPages } from './find-similar-pages.ts';
import { type LinkedPage, PageLinks } from './page-links.tsx';

type Props = { locale: Locale; pages: readonly LinkedPage[] };

/** The 404 page is the same document for all URLs, so only the browser knows the path. */
export function SimilarPages({ locale, pages }: Props) {
  const [similar] = useState(() => findSimilarPages(locale, window.location.pathname, pages.length - 1));
  const others = pages.filter(({ path }) => !similar.some((page) => page.path === path));
  return <PageLinks locale={locale} pages={[...similar, ...others].slice(0, pages.length)} />;
}
