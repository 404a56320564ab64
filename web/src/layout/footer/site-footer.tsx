import { useLocale, useTranslations } from 'next-intl';
import { toBreadcrumbTree } from '#breadcrumbs/breadcrumb-tree.ts';
import { Breadcrumbs } from '#breadcrumbs/breadcrumbs.tsx';
import { getEnv } from '#config/env.ts';
import { ConsentSettingsButton } from '#consent/consent-settings-button.tsx';
import { getPage, pagePaths, toPattern } from '#content/pages.ts';
import { SubscribeBar } from '#features/subscriptions/subscribe-bar.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { FooterColumns } from './footer-columns.tsx';
import { LanguageSwitcherLinks } from './language-switcher-links.tsx';
import { LegalLine } from './legal-line.tsx';
import type { PageLocales } from './page-locales.ts';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter() {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  // No structured data in `cn`.
  const origin = locale === 'cn' ? {} : { origin: getEnv().SITE_URL };
  return (
    <footer className="site-footer">
      <div className="footer-subscribe">
        <SubscribeBar locale={locale} />
      </div>
      <div className="footer-body">
        <Breadcrumbs
          locale={locale}
          label={t('Footer.breadcrumbs')}
          nodes={toBreadcrumbTree(locale, t('Site.brand'))}
          {...origin}
        />
        <FooterColumns />
        <div className="footer-line">
          <p className="max-w-text">{t('Site.footerNote')}</p>
          <SocialLinks />
        </div>
        <div className="footer-line">
          <LegalLine />
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
            <LanguageSwitcherLinks title={t('Languages.title')} current={locale} pageLocales={listPageLocales()} />
            <ConsentSettingsButton messages={{ settings: t('Consent.settings'), saved: t('Consent.saved') }} />
          </div>
        </div>
      </div>
    </footer>
  );
}

function listPageLocales(): PageLocales {
  return pagePaths.flatMap((path) => {
    const { locales } = getPage(path);
    return locales ? [[toPattern(path).source, locales] as const] : [];
  });
}
