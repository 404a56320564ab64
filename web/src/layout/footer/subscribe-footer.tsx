import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import { PageLink } from '../page-link.tsx';
import { Filings } from './filings.tsx';

export function SubscribeFooter() {
  const t = useTranslations('Footer');
  return (
    <footer className="site-footer">
      <div className="footer-body flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-small text-ink-soft">{t('learnMoreIntro')}</span>
        <TextLink as={Link} href="/aboutUs" variant="standalone">
          {t('learnMore')}
        </TextLink>
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-small max-sm:w-full sm:ms-auto">
          <PageLink page="/imprint" />
          <PageLink page="/privacyPolicy" />
          <PageLink page="/termofUse" />
          <Filings />
        </div>
      </div>
    </footer>
  );
}
