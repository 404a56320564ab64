import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formNoticePages } from '#content/legal/form-notices.ts';
import { localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** For forms that ask for no agreement: what happens to the data. */
export function PrivacyNotice({ locale, className = '' }: { locale: Locale; className?: string }) {
  const t = useTranslations('Inquiries');
  return <p className={`text-small text-ink-soft ${className}`}>{t.rich('privacyNotice', createLegalLinks(locale))}</p>;
}

/** What has to be agreed to, with links to it. */
export function TermsLabel({ locale }: { locale: Locale }) {
  return useTranslations('Inquiries').rich('subscription.acceptTerms', createLegalLinks(locale));
}

/** For the tags of a message. The pages open in a tab of their own, so that the form stays. */
function createLegalLinks(locale: Locale) {
  const link = (path: string) => (label: ReactNode) => (
    <TextLink href={localePath(locale, path)} target="_blank">
      {label}
    </TextLink>
  );
  return { terms: link(formNoticePages.terms), privacy: link(formNoticePages.privacy) };
}
