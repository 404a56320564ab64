import type { Locale } from '@heliograph/schema/locales.ts';
import { useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { listOffices } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import { PhoneHours } from './phone-hours.tsx';

/** Phone numbers, starting with the office that answers readers of the locale. */
export function MarketContactSection({ locale }: { locale: Locale }) {
  const t = useTranslations('Contact');
  const tag = useLocale();
  const copy = contactCopy[locale].offices;
  return (
    <section aria-labelledby="market-contact">
      <h2 id="market-contact" className="text-subheading">
        {t('phone')}
      </h2>
      <dl className="mt-4 border-b border-line">
        {listOffices(locale).map((office) => (
          <div key={office} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-3">
            <dt>
              <span className="block font-semibold">{copy[office].name}</span>
              <PhoneHours office={office} />
            </dt>
            <dd>
              <PhoneLink phone={offices[office].phone} tag={tag} className="inline-block" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
