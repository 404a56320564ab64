'use client';

import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { localePath } from '../i18n/paths.ts';
import { useRoutePath } from './route-path.ts';

/** The same page in the other languages. A full load, because the language of the document changes with it. */
export function LanguageLinks({ title, current }: { title: string; current: Locale }) {
  const route = useRoutePath();
  const path = route === '/404' ? '/' : route;
  return (
    <nav aria-label={title}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {localeCodes.map((locale) => (
          <li key={locale}>
            <a
              href={localePath(locale, path)}
              hrefLang={locales[locale].tag}
              lang={locales[locale].tag}
              data-locale={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="footer-link"
            >
              {locales[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
