import { useEffect } from 'react';
import { LOCALE_CODES, LOCALES } from '../i18n/locales.ts';
import { messages } from '../i18n/messages.ts';

const RESTART_MS = 15_000;

/** Nobody stands by to reload a kiosk. The language is unknown, so it is in all of them. */
export function StartFailure() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), RESTART_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <main className="message-screen start-failure">
      {LOCALE_CODES.map((locale) => (
        <section key={locale} lang={LOCALES[locale].tag}>
          <h1>{messages[locale].status.brokenTitle}</h1>
          <p>{messages[locale].status.brokenText}</p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {messages[locale].status.restart}
          </button>
        </section>
      ))}
    </main>
  );
}
