import type { Locale } from '@heliograph/schema/locales.ts';
import type { ReactNode } from 'react';
import { formNoticePages } from '#content/legal/form-notices.ts';
import { localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** For the tags of a message. The pages open in a tab of their own, so that the form stays. */
export function createLegalLinks(locale: Locale) {
  const link = (path: string) => (label: ReactNode) => (
    <TextLink href={localePath(locale, path)} target="_blank">
      {label}
    </TextLink>
  );
  return { terms: link(formNoticePages.terms), privacy: link(formNoticePages.privacy) };
}
