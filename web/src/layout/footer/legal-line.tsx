import type { Locale } from '@heliograph/schema/locales.ts';
import { useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { legalBranch } from '#content/footer/footer.ts';
import { isListed } from '#content/pages.ts';
import { MissingFact } from '#features/company/missing-fact.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { PageLink } from '../page-link.tsx';
import { Copyright } from './copyright.tsx';
import { Filings } from './filings.tsx';

export function LegalLine() {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  const pages = legalBranch.pages.filter((page) => isListed(page, locale));
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
      <p>
        <Copyright />
        <RegisteredName locale={locale} />
      </p>
      {pages.length > 0 && (
        <nav aria-label={t('Footer.legal')}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {pages.map((page) => (
              <li key={page}>
                <PageLink page={page} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Filings />
    </div>
  );
}

function RegisteredName({ locale }: { locale: Locale }) {
  const name = findCompanyFact('registeredName', locale);
  if (name) return ` · ${name}`;
  if (getEnv().NODE_ENV !== 'development' || !isMissing('registeredName', locale)) return null;
  return (
    <>
      {' · '}
      <MissingFact fact="registeredName" />
    </>
  );
}
