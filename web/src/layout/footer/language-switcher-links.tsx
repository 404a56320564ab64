'use client';

import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { preserveQuery } from '#navigation/preserve-query.ts';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { isAvailableIn, type PageLocales } from './page-locales.ts';

type Props = {
  title: string;
  current: Locale;
  /** Pages without a translation get a disabled link. */
  pageLocales: PageLocales;
};

/** Language switcher of the footer. Full page loads, because the document language changes. */
export function LanguageSwitcherLinks({ title, current, pageLocales }: Props) {
  const route = useRoutePath();
  const isMissing = route === '/404';
  const path = isMissing ? '/' : route;
  return (
    <nav aria-label={title}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {localeCodes.map((locale) => {
          const { tag, name } = locales[locale];
          const isAvailable = locale === current || isAvailableIn(pageLocales, path, locale);
          return (
            <li key={locale}>
              <a
                {...(isAvailable ? { href: localePath(locale, path) } : { role: 'link', 'aria-disabled': true })}
                {...(!isMissing && preserveQuery)}
                hrefLang={tag}
                lang={tag}
                data-locale={locale}
                aria-current={locale === current ? 'true' : undefined}
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
