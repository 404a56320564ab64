import { useLocale, useTranslations } from 'next-intl';
import { ConsentSettingsButton } from '#consent/consent-settings-button.tsx';
import { legalBranch } from '#content/footer/footer.ts';
import { isListed } from '#content/pages.ts';
import { beian, copyrightYear } from '#content/site-links.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { PageLink } from '../page-link.tsx';

export function LegalLine() {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  const pages = legalBranch.pages.filter((page) => isListed(page, locale));
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
      <p>{t('Site.copyright', { year: String(copyrightYear), brand: t('Site.brand') })}</p>
      {pages.length > 0 && (
        <nav aria-label={t('Footer.legal')}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {pages.map((page) => (
              <li key={page}>
                <PageLink page={page} className="footer-link" />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ConsentSettingsButton
        messages={{ settings: t('Consent.settings'), saved: t('Consent.saved') }}
        className="footer-link"
      />
      {locale === 'cn' && (
        <ul aria-label={t('Footer.filings')} className="flex flex-wrap gap-x-5 gap-y-1">
          {beian.map(({ name, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener" className="footer-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
