import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { createLegalLinks } from './legal-links.tsx';

/** For forms that ask for no agreement: what happens to the data. */
export function PrivacyNotice({ locale, className = '' }: { locale: Locale; className?: string }) {
  const t = useTranslations('Inquiries');
  return <p className={`text-small text-ink-soft ${className}`}>{t.rich('privacyNotice', createLegalLinks(locale))}</p>;
}
