'use client';

import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '../i18n/paths.ts';
import { rememberPreference } from './cookies.ts';

/** The same page in the other languages. A full load, because the language of the document changes with it. */
export function LanguageLinks() {
  const t = useTranslations('Languages');
  const current = useLocale();
  const path = toPath(useSelectedLayoutSegments());
  return (
    <nav aria-label={t('title')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {localeCodes.map((locale) => {
          const { tag, name } = locales[locale];
          return (
            <li key={locale}>
              <a
                href={localePath(locale, path)}
                hrefLang={tag}
                lang={tag}
                aria-current={tag === current ? 'true' : undefined}
                onClick={() => rememberPreference(locale)}
                className="underline-offset-4 hover:underline aria-[current]:font-semibold"
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The path of the route, not of the request: all missing pages share one that must not remember who asked first. */
function toPath(segments: string[]): string {
  return segments[0] === '404' ? '/' : `/${segments.join('/')}`;
}
