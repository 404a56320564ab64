import '../../styles/globals.css';
import '../../site/frame.css';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?address';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { getEnv } from '../../env.ts';
import { getCurrentLocale } from '../../i18n/locale.ts';
import { BackToTop } from '../../site/back-to-top.tsx';
import { ConnectionNotice } from '../../site/behaviour/connection-notice.tsx';
import { FrameBehaviour } from '../../site/behaviour/frame-behaviour.tsx';
import { ProgressBar } from '../../site/behaviour/progress-bar.tsx';
import { VisitorNotices } from '../../site/consent/visitor-notices.tsx';
import { InquiryWithoutScripts } from '../../site/forms/inquiry-without-scripts.tsx';
import { LanguageDialog, languageDialogId } from '../../site/header/language-dialog.tsx';
import { StoreDialog } from '../../site/header/store-dialog.tsx';
import { PageFrame } from '../../site/page-frame.tsx';
import { listPageLayouts } from '../../site/page-layouts.ts';
import { SiteFooter } from '../../site/site-footer.tsx';
import { SiteHeader } from '../../site/site-header.tsx';
import { SubscribeFooter } from '../../site/subscribe-footer.tsx';
import { PageWidgets } from '../../site/tips/page-widgets.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

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
        <ProgressBar label={t('Frame.loading')} />
        <PageFrame
          layouts={listPageLayouts()}
          header={<SiteHeader />}
          footer={
            <>
              <InquiryWithoutScripts />
              <SiteFooter />
            </>
          }
          subscribeFooter={<SubscribeFooter />}
          widgets={
            <>
              <BackToTop />
              <PageWidgets locale={locale} />
            </>
          }
        >
          {children}
        </PageFrame>
        <LanguageDialog />
        <StoreDialog />
        <VisitorNotices locale={locale} />
        <ConnectionNotice offline={t('Frame.offline')} online={t('Frame.online')} />
        <FrameBehaviour chooser={languageDialogId} />
      </body>
    </html>
  );
}
