import { useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { Hours } from '#features/contact/market-contact.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { PhoneLink } from '#ui/phone-link.tsx';

/** The phone number and hours of the office that answers readers of the locale. */
export function SupportPhone() {
  const t = useTranslations('Support');
  const locale = localeFromTag(useLocale());
  const { office, hours } = marketContacts[locale];
  const { phone } = offices[office];
  const { name, time } = contactCopy[locale].offices[office];
  return (
    <div>
      {t('phone', { office: name })} <PhoneLink phone={phone} />
      {hours && <Hours hours={hours} zone={time} />}
    </div>
  );
}
