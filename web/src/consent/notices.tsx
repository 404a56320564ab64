'use client';

import { useEffect } from 'react';
import { reportPageView } from '#analytics/analytics.ts';
import { type StalePageMessages, StalePageNotice } from '#freshness/stale-page-notice.tsx';
import { localePath } from '#i18n/paths.ts';
import { ConnectionNotice } from '#navigation/connection-notice.tsx';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { LanguageSuggestion, type LanguageSuggestionMessages } from '#promotions/language-suggestion.tsx';
import { findRouteName } from '#routes/route-name.ts';
import { type ConsentSettings, startConsent, stopConsent } from './cookie-consent.ts';

export type NoticesProps = {
  consent: ConsentSettings;
  /** Null if the page is German. */
  languageSuggestion: LanguageSuggestionMessages | null;
  stalePage: StalePageMessages;
  connection: { offline: string; online: string };
};

export function Notices({ consent, languageSuggestion, stalePage, connection }: NoticesProps) {
  const { locale, messages, statement, trackingPixelUrl } = consent;
  const path = useRoutePath();
  useEffect(() => {
    startConsent({ locale, messages, statement, trackingPixelUrl });
    return stopConsent;
  }, [locale, messages, statement, trackingPixelUrl]);
  useEffect(() => {
    const route = findRouteName(path, locale);
    reportPageView({ path: localePath(locale, path), ...(route && { route }) });
  }, [locale, path]);
  return (
    <>
      <LanguageSuggestion locale={locale} messages={languageSuggestion} />
      <StalePageNotice locale={locale} messages={stalePage} />
      <ConnectionNotice {...connection} />
    </>
  );
}
