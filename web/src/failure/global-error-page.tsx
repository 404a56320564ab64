'use client';

import { lastResortCopy } from '#content/failure/last-resort.ts';
import { toRouteError } from './route-error.ts';

/** The site's styles may be missing here. */
const styles = {
  page: {
    fontFamily: 'system-ui, sans-serif',
    lineHeight: 1.6,
    maxWidth: '42rem',
    margin: '12vh auto',
    padding: '0 1.5rem',
  },
  title: { fontSize: 'clamp(1.75rem, 5vw, 2.5rem)', fontWeight: 600, lineHeight: 1.2, margin: '0.5rem 0 2rem' },
  quiet: { margin: '0.5rem 0', opacity: 0.75 },
  link: { display: 'inline-block', padding: '0.6rem 1.1rem', border: '1px solid', borderRadius: '0.2rem' },
  details: { marginTop: '2.5rem' },
};

/** Last resort if the error page fails too. */
export function GlobalErrorPage({ error }: { error: unknown }) {
  const copy = readCopy();
  const { statusCode, message, reference } = toRouteError(error);
  return (
    <html lang={copy.tag} style={{ colorScheme: 'light dark' }}>
      <body style={styles.page}>
        <title>{copy.title}</title>
        <p style={styles.quiet}>
          {copy.code} {statusCode}
        </p>
        <h1 style={styles.title}>{copy.title}</h1>
        <p>
          <a href={copy.homePath} style={styles.link}>
            {copy.home}
          </a>
        </p>
        <details style={styles.details}>
          <summary>{copy.details}</summary>
          <p style={styles.quiet}>{message}</p>
          {reference && (
            <p style={styles.quiet}>
              {copy.reference}: {reference}
            </p>
          )}
        </details>
      </body>
    </html>
  );
}

/** From the URL, because the router may have failed. */
function readCopy() {
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  const { en, ...others } = lastResortCopy;
  return Object.values(others).find(({ homePath }) => `${path}/`.startsWith(`${homePath}/`)) ?? en;
}
