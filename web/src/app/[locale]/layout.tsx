import '../../styles/globals.css';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getEnv } from '../../env.ts';
import { getCurrentLocale } from '../../i18n/locale.ts';
import { LanguageCookie } from '../../site/language-cookie.tsx';
import { SiteFooter } from '../../site/site-footer.tsx';
import { SiteHeader } from '../../site/site-header.tsx';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(getEnv().SITE_URL) };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getCurrentLocale();
  const t = await getTranslations('Site');
  const { Failure, Languages } = await getMessages();
  return (
    <html lang={locales[locale].tag}>
      <body className="flex min-h-dvh flex-col">
        <NextIntlClientProvider messages={{ Failure, Languages }}>
          <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:bg-surface focus:p-3">
            {t('skipToContent')}
          </a>
          <SiteHeader />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <SiteFooter />
          <LanguageCookie locale={locale} />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
