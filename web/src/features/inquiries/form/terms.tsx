import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isListed, type PagePath } from '../../../../content/pages.ts';
import { localePath } from '../../../i18n/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** In a window of their own, so that the form stays. */
export function Terms({ locale }: { locale: Locale }) {
  const t = useTranslations('Inquiries');
  const link = (path: PagePath) => (words: ReactNode) =>
    isListed(path, locale) ? (
      <TextLink href={localePath(locale, path)} target="_blank">
        {words}
      </TextLink>
    ) : (
      words
    );
  return t.rich('subscription.acceptTerms', { terms: link('/termofUse'), privacy: link('/privacyPolicy') });
}
