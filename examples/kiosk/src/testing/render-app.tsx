import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { type ReactNode, useMemo, useState } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fillCache } from '../copy/fill-cache.ts';
import type { SyncState } from '../copy/sync.ts';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { createGateway } from '../gateway/gateway.ts';
import { LocaleContext } from '../i18n/locale-context.ts';
import { LOCALE_CODES, type Locale } from '../i18n/locales.ts';
import { createOutbox } from '../inquiry/outbox.ts';
import type { QueuedInquiry } from '../inquiry/queued-inquiry.ts';
import { type Services, ServicesContext } from '../services-context.ts';
import { createLocaleCopy } from './records.ts';

const SETTINGS: Services['settings'] = {
  gatewayUrl: 'http://gateway.example',
  siteUrl: 'http://site.example',
  locale: 'EN',
  idleSeconds: 120,
  clientKey: '',
  persistedOperations: false,
};

const READY: SyncState = { locales: LOCALE_CODES, isRunning: false, failure: null, retryAt: null, refreshedAt: null };

type RenderOptions = { sync?: Partial<SyncState>; path?: string };

/** Renders a part of the app with a small copy of the content, a language switch, and an outbox in memory. */
export function renderApp(ui: ReactNode, { sync = {}, path = '/' }: RenderOptions = {}) {
  const gateway = createGateway(SETTINGS);
  for (const locale of LOCALE_CODES) fillCache(gateway.getClient(locale), locale, createLocaleCopy());
  const queue = new Map<string, QueuedInquiry>();
  const outbox = createOutbox({
    gateway,
    store: {
      putInquiry: async (inquiry) => void queue.set(inquiry.input.idempotencyKey, inquiry),
      deleteInquiry: async (key) => void queue.delete(key),
      listInquiries: async () => [...queue.values()],
    },
  });
  const state = { ...READY, ...sync };
  const run = vi.fn(async () => {});
  const services: Services = {
    settings: SETTINGS,
    gateway,
    outbox,
    sync: { getState: () => state, subscribe: () => () => {}, run, start: async () => {}, stop: () => {} },
  };
  const location = memoryLocation({ path, record: true });
  render(
    <ServicesContext value={services}>
      <Router hook={location.hook}>
        <InLocale services={services}>{ui}</InLocale>
      </Router>
    </ServicesContext>,
  );
  return { run, queue, outbox, history: location.history };
}

type InLocaleProps = { services: Services; children: ReactNode };

function InLocale({ services, children }: InLocaleProps) {
  const [locale, setLocale] = useState<Locale>('EN');
  const state = useMemo(() => ({ locale, setLocale }), [locale]);
  return (
    <LocaleContext value={state}>
      <ApolloProvider client={services.gateway.getClient(locale)}>
        <LanguageSwitch />
        {children}
      </ApolloProvider>
    </LocaleContext>
  );
}
