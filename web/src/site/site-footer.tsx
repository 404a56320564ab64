import { useLocale, useTranslations } from 'next-intl';
import { getEnv } from '../env.ts';
import { toLocale } from '../i18n/paths.ts';
import { FooterColumns } from './footer/footer-columns.tsx';
import { LegalLine } from './footer/legal-line.tsx';
import { SocialLinks } from './footer/social-links.tsx';
import { SubscribeBar } from './forms/subscribe-bar.tsx';
import { LanguageLinks } from './language-links.tsx';
import { listToldPages } from './list-told-pages.ts';
import { Trail } from './trail/trail.tsx';
import { toTrailNodes } from './trail/trail-nodes.ts';

export function SiteFooter() {
  const t = useTranslations();
  const locale = toLocale(useLocale());
  // Search engines of the Chinese area are not told of the trail.
  const origin = locale === 'cn' ? {} : { origin: getEnv().SITE_URL };
  return (
    <footer className="site-footer">
      <div className="footer-subscribe">
        <SubscribeBar locale={locale} />
      </div>
      <div className="footer-body">
        <Trail label={t('Footer.trail')} nodes={toTrailNodes(locale, t('Site.brand'))} {...origin} />
        <FooterColumns />
        <div className="footer-line">
          <p className="max-w-text">{t('Site.footerNote')}</p>
          <SocialLinks />
        </div>
        <div className="footer-line">
          <LegalLine />
          <LanguageLinks title={t('Languages.title')} current={locale} toldPages={listToldPages()} />
        </div>
      </div>
    </footer>
  );
}
