import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { LocaleContext } from './i18n/locale-context.ts';
import { LOCALES, type Locale } from './i18n/locales.ts';
import { ErrorBoundary } from './screens/error-boundary.tsx';
import { useServices } from './services-context.ts';
import { Visit } from './visit.tsx';

/** The client of the current language provides its cache to all screens. */
export function App() {
  const { gateway, settings } = useServices();
  const [locale, setLocale] = useState<Locale>(settings.locale);
  const localeState = useMemo(() => ({ locale, setLocale }), [locale]);

  useEffect(() => {
    document.documentElement.lang = LOCALES[locale].tag;
  }, [locale]);

  return (
    <LocaleContext value={localeState}>
      <ApolloProvider client={gateway.getClient(locale)}>
        <ErrorBoundary>
          <Router hook={useHashLocation}>
            <Visit />
          </Router>
        </ErrorBoundary>
      </ApolloProvider>
    </LocaleContext>
  );
}
