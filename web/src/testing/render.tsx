import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { type RenderResult, render } from '@testing-library/react';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { messages } from '#i18n/messages.ts';

type Options = {
  locale?: Locale;
  /** A path with an optional query. */
  url?: string;
};

/** Renders a component with the context of a page: messages, path and query, which follow the history. */
export function renderPage(children: ReactNode, { locale = 'en', url = '/' }: Options = {}): RenderResult {
  window.history.replaceState(null, '', url);
  return render(children, { wrapper: ({ children: page }) => <Page locale={locale}>{page}</Page> });
}

function Page({ locale, children }: { locale: Locale; children: ReactNode }) {
  const href = useSyncExternalStore(onNavigation, () => window.location.href);
  const { pathname, searchParams } = useMemo(() => new URL(href), [href]);
  return (
    // Drops updates that an earlier test has left in the queue.
    <NuqsTestingAdapter>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={searchParams}>
          <NextIntlClientProvider locale={locales[locale].tag} messages={messages[locale]} timeZone="UTC">
            {children}
          </NextIntlClientProvider>
        </SearchParamsContext>
      </PathnameContext>
    </NuqsTestingAdapter>
  );
}

/** The router of Next.js patches the history in the same way. */
function onNavigation(notify: () => void): () => void {
  const { history } = window;
  const { pushState, replaceState } = history;
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    notify();
  };
  history.replaceState = (...entry) => {
    replaceState.apply(history, entry);
    notify();
  };
  window.addEventListener('popstate', notify);
  return () => {
    Object.assign(history, { pushState, replaceState });
    window.removeEventListener('popstate', notify);
  };
}
