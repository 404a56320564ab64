import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formNoticePages } from '#content/legal/form-notices.ts';
import { localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

type NoticeProps = {
  locale: Locale;
  /** What the form is for. */
  purpose: 'request' | 'subscription' | 'registration' | 'unlock';
  className?: string;
};

/** For information: visitors agree to nothing by reading it. */
export function PrivacyNotice({ locale, purpose, className = '' }: NoticeProps) {
  const t = useTranslations('Inquiries.privacyNotices');
  return <p className={`text-small text-ink-soft ${className}`}>{t.rich(purpose, createLegalLinks(locale))}</p>;
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
