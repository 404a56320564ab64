import type { Locale } from '@heliograph/schema/locales.ts';
import { getMessages } from 'next-intl/server';
import { getEnv } from '#config/env.ts';
import { isListed } from '#content/pages.ts';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { LazyNotices } from './lazy-notices.tsx';

export async function VisitorNotices({ locale }: { locale: Locale }) {
  const { Consent, Frame, Freshness } = await getMessages();
  return (
    <LazyNotices
      consent={{
        locale,
        messages: Consent,
        statement: isListed('/cookieStatement', locale) ? localePath(locale, '/cookieStatement') : null,
        trackingPixelUrl: getEnv().TRACKING_PIXEL_URL,
      }}
      languageSuggestion={locale === 'de' ? null : messages.de.Promotions.language}
      stalePage={Freshness}
      connection={{ offline: Frame.offline, online: Frame.online }}
    />
  );
}
