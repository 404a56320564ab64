import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';

export function SubscribeFooter() {
  const t = useTranslations('Footer');
  return (
    <footer className="site-footer">
      <div className="footer-body">
        <TextLink as={Link} href="/aboutUs" variant="standalone">
          {t('learnMore')}
        </TextLink>
      </div>
    </footer>
  );
}
