'use client';

import { defaultLocale, isLocale, locales } from '@heliograph/schema/locales.ts';
import { failureWords } from '../../../content/failure/failure.ts';
import { localePath } from '../../i18n/paths.ts';
import { toRouteError } from './route-error.ts';

const FONT = 'system-ui, "PingFang SC", "Microsoft YaHei", sans-serif';

/** The last resort, when the error page fails too. It brings its own look, because no style of the site is left. */
export function GlobalErrorPage({ error }: { error: unknown }) {
  const locale = readLocale();
  const words = failureWords[locale];
  const { statusCode, message, reference } = toRouteError(error);
  return (
    <html lang={locales[locale].tag} style={{ colorScheme: 'light dark' }}>
      <body style={{ fontFamily: FONT, lineHeight: 1.6, maxWidth: '42rem', margin: '12vh auto', padding: '0 1.5rem' }}>
        <title>{words.nestedTitle}</title>
        <p>
          {words.code} {statusCode}
        </p>
        <h1 style={{ lineHeight: 1.2 }}>{words.nestedTitle}</h1>
        <details>
          <summary>{words.details}</summary>
          <p>{message}</p>
          {reference && (
            <p>
              {words.reference}: {reference}
            </p>
          )}
        </details>
        <p>
          <a href={localePath(locale, '/')}>{words.home}</a>
        </p>
      </body>
    </html>
  );
}

/** The router may be what failed, so the address itself is asked. */
function readLocale() {
  const [, first] = typeof window === 'undefined' ? [] : window.location.pathname.split('/');
  return isLocale(first) ? first : defaultLocale;
}
