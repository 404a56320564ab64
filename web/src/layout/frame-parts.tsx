'use client';

import { useEffect } from 'react';
import { reportPageView } from '#analytics/analytics.ts';
import { type ConsentSettings, startConsent, stopConsent } from '#consent/cookie-consent.ts';
import { type StalePageMessages, StalePageNotice } from '#freshness/stale-page-notice.tsx';
import { localePath } from '#i18n/paths.ts';
import { ConnectionNotice } from '#navigation/connection-notice.tsx';
import { ProgressBar } from '#navigation/progress-bar.tsx';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { LanguageSuggestion, type LanguageSuggestionMessages } from '#promotions/language-suggestion.tsx';
import { findRouteName } from '#routes/route-name.ts';
import { PictureLoading } from '#ui/picture-loading.tsx';

export type FramePartsProps = {
  consent: ConsentSettings;
  /** Null if the page is German. */
  languageSuggestion: LanguageSuggestionMessages | null;
  stalePage: StalePageMessages;
  frame: { loading: string; offline: string; online: string };
};

/** Parts of the frame that can wait for the first paint. */
export function FrameParts({ consent, languageSuggestion, stalePage, frame }: FramePartsProps) {
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
      <ProgressBar label={frame.loading} />
      <LanguageSuggestion locale={locale} messages={languageSuggestion} />
      <StalePageNotice locale={locale} messages={stalePage} />
      <PictureLoading />
      <ConnectionNotice offline={frame.offline} online={frame.online} />
    </>
  );
}
