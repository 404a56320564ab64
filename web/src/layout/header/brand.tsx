import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';

export function Brand() {
  const t = useTranslations('Site');
  return (
    <Link
      href="/"
      className="flex shrink-0 items-center gap-2.5 text-subheading tracking-tight"
      aria-label={t('brand')}
    >
      <svg viewBox="0 0 24 24" className="size-6 text-accent" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" />
        <path d="M4 9.5h16M3 12.5h18M4.5 15.5h15" strokeWidth="1" />
        <circle cx="12" cy="8" r="2.5" fill="currentColor" stroke="none" />
      </svg>
      <span>{t('brand')}</span>
    </Link>
  );
}
