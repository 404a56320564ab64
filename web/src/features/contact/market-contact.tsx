import type { Locale } from '@heliograph/schema/locales.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import type { MarketContact, OfficeHours } from '#content/contact/market-contacts.ts';
import { type OfficeName, offices } from '#content/contact/offices.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import { typedEntries } from './typed-entries.ts';

type Props = {
  locale: Locale;
  contact: MarketContact;
  /** Null if there is no setting. */
  wechatQrUrl: string | null;
};

/** The office that answers readers of a locale. Facts that the operator has not set are left out. */
export function MarketContactSection({ locale, contact: { office, hours, hasWechat }, wechatQrUrl }: Props) {
  const t = useTranslations('Contact');
  const { name, role, time } = contactCopy[locale].offices[office];
  const { phone } = offices[office];
  return (
    <section aria-labelledby="market-contact">
      <h2 id="market-contact" className="text-subheading">
        {t('phone')}
      </h2>
      <p className="mt-3">
        <PhoneLink phone={phone} className="inline-block py-1 text-lead" />
      </p>
      <p className="text-ink-soft">{t('answeredBy', { office: name, role })}</p>
      {hours && <Hours hours={hours} zone={time} />}
      {hasWechat && wechatQrUrl && <WechatCode url={wechatQrUrl} />}
      <OtherOffices locale={locale} except={office} />
    </section>
  );
}

/** One line for each of the other offices. */
function OtherOffices({ locale, except }: { locale: Locale; except: OfficeName }) {
  const copy = contactCopy[locale].offices;
  return (
    <dl className="mt-5 border-b border-line">
      {typedEntries(offices)
        .filter(([office]) => office !== except)
        .map(([office, { phone }]) => (
          <div key={office} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3">
            <dt>{copy[office].name}</dt>
            <dd>
              <PhoneLink phone={phone} className="inline-block" />
            </dd>
          </div>
        ))}
    </dl>
  );
}

type HoursProps = { hours: OfficeHours; zone: string };

export function Hours({ hours: { days, opens, closes }, zone }: HoursProps) {
  const t = useTranslations('Contact');
  const format = useFormatter();
  const [first, last] = days.map((day) => format.dateTime(dayOfWeek(day), { weekday: 'long', timeZone: 'UTC' }));
  const [from, to] = [opens, closes].map((time) =>
    format.dateTime(new Date(`2024-01-01T${time}Z`), { timeStyle: 'short', timeZone: 'UTC' }),
  );
  return (
    <p className="mt-1 text-ink-soft tabular-nums">
      {t('hours', { first: first ?? '', last: last ?? '', from: from ?? '', to: to ?? '', zone })}
    </p>
  );
}

/** 1 January 2024 was a Monday. */
function dayOfWeek(day: number): Date {
  return new Date(Date.UTC(2024, 0, day));
}

function WechatCode({ url }: { url: string }) {
  const t = useTranslations('Contact');
  return (
    <figure className="mt-5 flex items-center gap-4">
      {/* White in the dark theme as well: scanners need the contrast. */}
      {/* biome-ignore lint/performance/noImgElement: an SVG or PNG of the operator, without other sizes */}
      <img
        src={url}
        alt={t('wechatCode')}
        width={128}
        height={128}
        loading="lazy"
        className="size-32 rounded-control border border-line bg-white p-1.5"
      />
      <figcaption className="text-small text-ink-soft">{t('wechat')}</figcaption>
    </figure>
  );
}
