import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { type PhoneLine, phoneLines } from '#content/contact/market-contacts.ts';
import type { OfficeName } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';

type Props = { office: OfficeName; line?: PhoneLine | null; className?: string };

/** When, and in which languages, an office answers the phone. */
export function PhoneHours({ office, line = phoneLines[office], className = '' }: Props) {
  const t = useTranslations('Contact');
  const format = useFormatter();
  const locale = localeFromTag(useLocale());
  if (!line) return null;
  const { days, opens, closes, languages } = line;
  const [first, last] = days.map((day) => format.dateTime(dayOfWeek(day), { weekday: 'short', timeZone: 'UTC' }));
  const [from, to] = [opens, closes].map((time) =>
    shortenTime(format.dateTime(new Date(`2024-01-01T${time}Z`), { timeStyle: 'short', timeZone: 'UTC' }), locale),
  );
  const names = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  const values = {
    ...{ first: first ?? '', last: last ?? '', from: from ?? '', to: to ?? '' },
    zone: contactCopy[locale].offices[office].time ?? 'none',
    languages: format.list(languages.map((tag) => names.of(tag) ?? tag)),
  };
  return <span className={`block text-small text-ink-soft tabular-nums ${className}`}>{t('hours', values)}</span>;
}

/** 1 January 2024 was a Monday. */
function dayOfWeek(day: number): Date {
  return new Date(Date.UTC(2024, 0, day));
}

/** 8 AM, 17 and 8:30 instead of 8:00 AM, 17:00 and 08:30. Chinese keeps the minutes. */
function shortenTime(time: string, locale: Locale): string {
  const short = time.replace(/^0/, '');
  return locale === 'cn' ? short : short.replace(':00', '');
}
