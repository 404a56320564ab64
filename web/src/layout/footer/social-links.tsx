import { useLocale, useTranslations } from 'next-intl';
import { listSocialLinks, socialMarketOf } from '#content/site-links.ts';
import { localeFromTag } from '#i18n/paths.ts';

export function SocialLinks() {
  const t = useTranslations();
  return (
    <nav aria-label={t('Footer.social')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {listSocialLinks(socialMarketOf[localeFromTag(useLocale())]).map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {name}
              <span className="sr-only"> ({t('Header.newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
