import { useLocale, useTranslations } from 'next-intl';
import { findCompanyFact } from '#content/company/company-facts.ts';
import { beian } from '#content/site-links.ts';
import { localeFromTag } from '#i18n/paths.ts';

/** The filing numbers that pages for mainland China must show. */
export function Filings() {
  const t = useTranslations('Footer');
  const locale = localeFromTag(useLocale());
  if (locale !== 'cn') return null;
  return (
    <ul aria-label={t('filings')} className="flex flex-wrap gap-x-5 gap-y-1">
      {beian.map(({ fact, pending, href }) => (
        <li key={fact}>
          <a href={href} target="_blank" rel="noopener">
            {findCompanyFact(fact, locale) ?? pending}
          </a>
        </li>
      ))}
    </ul>
  );
}
