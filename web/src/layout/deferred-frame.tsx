import type { Locale } from '@heliograph/schema/locales.ts';
import { getMessages } from 'next-intl/server';
import { getEnv } from '#config/env.ts';
import { isListed } from '#content/pages.ts';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { LazyFrameParts } from './lazy-frame-parts.tsx';

export async function DeferredFrame({ locale }: { locale: Locale }) {
  const { Consent, Frame, Freshness } = await getMessages();
  return (
    <LazyFrameParts
      consent={{
        locale,
        messages: Consent,
        statement: isListed('/cookieStatement', locale) ? localePath(locale, '/cookieStatement') : null,
        trackingPixelUrl: getEnv().TRACKING_PIXEL_URL,
      }}
      languageSuggestion={locale === 'de' ? null : messages.de.Promotions.language}
      stalePage={Freshness}
      frame={{ loading: Frame.loading, offline: Frame.offline, online: Frame.online }}
    />
  );
}
