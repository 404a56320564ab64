'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect, useState } from 'react';
import { localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

type LikelyPage = { path: string; name: string };

type Props = {
  locale: Locale;
  /** Shown first, and after the similar pages: the number of rows stays the same. */
  pages: readonly LikelyPage[];
};

/** The 404 page is the same document for all URLs, so only the browser knows the path. */
export function LikelyPages({ locale, pages }: Props) {
  const [similar, setSimilar] = useState<readonly LikelyPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without the chunk, the prerendered links remain.
    import('./likely-paths.ts').then(
      ({ findSimilarPages }) => {
        if (isCurrent) setSimilar(findSimilarPages(locale, window.location.pathname, pages.length - 1));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, pages]);
  const others = pages.filter(({ path }) => !similar.some((page) => page.path === path));
  return (
    <ul className="mt-3">
      {[...similar, ...others].slice(0, pages.length).map(({ path, name }) => (
        <li key={path} className="border-t border-line py-2.5 last:border-b">
          <TextLink href={localePath(locale, path)} variant="standalone">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
