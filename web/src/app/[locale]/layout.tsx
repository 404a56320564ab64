import '../../styles/globals.css';
import '../../layout/layout.css';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { getEnv } from '#config/env.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { InquiryNoscript } from '#features/inquiries/inquiry-noscript.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { localePath } from '#i18n/paths.ts';
import { BackToTop } from '#layout/back-to-top.tsx';
import { DeferredFrame } from '#layout/deferred-frame.tsx';
import { SiteFooter } from '#layout/footer/site-footer.tsx';
import { SubscribeFooter } from '#layout/footer/subscribe-footer.tsx';
import { LanguageSwitcherDialog, languageSwitcherId } from '#layout/header/language-switcher-dialog.tsx';
import { SiteHeader } from '#layout/header/site-header.tsx';
import { StoreDialog } from '#layout/header/store-dialog.tsx';
import { PageFrame } from '#layout/page-frame.tsx';
import { listPageLayouts } from '#layout/page-layouts.ts';
import { NavigationListeners } from '#navigation/navigation-listeners.tsx';
import { LazyInquiryPromotion } from '#promotions/lazy-inquiry-promotion.tsx';
import { SkipLink } from '#ui/skip-link.tsx';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(getEnv().SITE_URL) };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getCurrentLocale();
  const t = await getTranslations();
  preload(archivo, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locales[locale].tag} data-scroll-behavior="smooth">
      <body className="flex min-h-dvh flex-col">
        <SkipLink href="#content">{t('Site.skipToContent')}</SkipLink>
        <PageFrame
          layouts={listPageLayouts()}
          errorPage={{ ...(await getMessages()).Failure, homePath: localePath(locale, '/') }}
          header={<SiteHeader />}
          footer={
            <>
              <InquiryNoscript />
              <SiteFooter />
            </>
          }
          subscribeFooter={<SubscribeFooter />}
          widgets={
            <>
              <BackToTop />
              <LazyInquiryPromotion locale={locale} messages={await getFormMessages()} />
            </>
          }
        >
          {children}
        </PageFrame>
        <LanguageSwitcherDialog />
        <StoreDialog />
        <DeferredFrame locale={locale} />
        <NavigationListeners chooser={languageSwitcherId} />
      </body>
    </html>
  );
}
