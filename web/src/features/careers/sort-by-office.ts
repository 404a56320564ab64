import type { Locale } from '@heliograph/schema/locales.ts';
import type { Opening } from '#content/careers/opening.ts';
import { listOffices } from '#content/contact/market-contacts.ts';

/** Sorts openings by office, starting with the one for the locale; stable within an office. */
export function sortByOffice(openings: readonly Opening[], locale: Locale): Opening[] {
  const order = listOffices(locale);
  return openings.toSorted((one, other) => order.indexOf(one.office) - order.indexOf(other.office));
}
