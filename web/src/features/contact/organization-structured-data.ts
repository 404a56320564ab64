import type { Locale } from '@heliograph/schema/locales.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { type MailboxName, mailboxes, offices } from '#content/contact/offices.ts';
import { toOfficePlace } from './office-place.ts';
import { typedEntries } from './typed-entries.ts';

/** schema.org contact types. */
const CONTACT_TYPES: Record<MailboxName, string> = {
  business: 'sales',
  media: 'public relations',
  careers: 'human resources',
  complaints: 'customer support',
};

export function toOrganizationData(locale: Locale, name: string, url: string) {
  const copy = contactCopy[locale];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo: new URL('/icons/512.png', url).href,
    contactPoint: typedEntries(mailboxes).map(([box, email]) => ({
      '@type': 'ContactPoint',
      contactType: CONTACT_TYPES[box],
      name: copy.mailboxes[box].name,
      email,
    })),
    location: typedEntries(offices).map(([office]) => toOfficePlace(locale, office)),
  };
}
