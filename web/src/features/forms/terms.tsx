import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { createLegalLinks } from './legal-links.tsx';

/** What has to be agreed to, with links to it. */
export function Terms({ locale }: { locale: Locale }) {
  return useTranslations('Inquiries').rich('subscription.acceptTerms', createLegalLinks(locale));
}
