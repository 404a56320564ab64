import type { Locale } from '@heliograph/schema/locales.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { type OfficeName, offices } from '#content/contact/offices.ts';

/** A schema.org `Place`. */
export function toOfficePlace(locale: Locale, office: OfficeName) {
  const { country, postalCode, phone } = offices[office];
  const { name, street } = contactCopy[locale].offices[office];
  return {
    '@type': 'Place',
    name,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: name,
      postalCode,
      addressCountry: country,
    },
  };
}
