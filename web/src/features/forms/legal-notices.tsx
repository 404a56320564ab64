import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formNoticePages } from '#content/legal/form-notices.ts';
import { localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

export function PrivacyNotice({ locale, className = '' }: { locale: Locale; className?: string }) {
  const t = useTranslations('Inquiries');
  return <p className={`text-small text-ink-soft ${className}`}>{t.rich('privacyNotice', createLegalLinks(locale))}</p>;
}

export function TermsLabel({ locale }: { locale: Locale }) {
  return useTranslations('Inquiries').rich('subscription.acceptTerms', createLegalLinks(locale));
}

/** Opens in a new tab to keep the form. */
function createLegalLinks(locale: Locale) {
  const link = (path: string) => (label: ReactNode) => (
    <TextLink href={localePath(locale, path)} target="_blank">
      {label}
    </TextLink>
  );
  return { terms: link(formNoticePages.terms), privacy: link(formNoticePages.privacy) };
}
