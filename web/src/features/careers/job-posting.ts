import type { Locale } from '@heliograph/schema/locales.ts';
import type { Employment, PayRange } from '#content/careers/opening.ts';
import { toOfficePlace } from '#features/contact/office-place.ts';
import { localePath } from '#i18n/paths.ts';
import type { OpeningDetail } from './opening-data.ts';
import { openingPath } from './opening-path.ts';

/** schema.org employment types. */
const EMPLOYMENT_TYPES: Record<Employment, string> = { fullTime: 'FULL_TIME', partTime: 'PART_TIME' };

type Options = {
  opening: OpeningDetail;
  lists: readonly { title: string; items: readonly string[] }[];
  locale: Locale;
  brand: string;
  origin: string;
};

/** A schema.org `JobPosting`, whose description is HTML. */
export function toJobPosting({ opening, lists, locale, brand, origin }: Options) {
  const { slug, title, summary, office, employment, pay, postedOn, validThrough } = opening;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [`<p>${escapeHtml(summary)}</p>`, ...lists.map(toHtml)].join(''),
    identifier: { '@type': 'PropertyValue', name: brand, value: slug },
    datePosted: postedOn,
    validThrough: `${validThrough}T23:59:59Z`,
    employmentType: EMPLOYMENT_TYPES[employment],
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: new URL('/', origin).href },
    ...(pay && { baseSalary: toBaseSalary(pay) }),
    jobLocation: toOfficePlace(locale, office),
    url: new URL(localePath(locale, openingPath(slug)), origin).href,
  };
}

function toBaseSalary({ min, max, currency, per }: PayRange) {
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: per.toUpperCase() };
  return { '@type': 'MonetaryAmount', currency, value };
}

function toHtml({ title, items }: Options['lists'][number]): string {
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return `<h2>${escapeHtml(title)}</h2><ul>${list}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
