import { useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { PhoneHours } from '#features/contact/phone-hours.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { PhoneLink } from '#ui/phone-link.tsx';

/** The phone number and hours of the office that answers readers of the locale. By default, the label is an alternative. */
export function SupportPhone({ label }: { label?: string }) {
  const t = useTranslations('Support');
  const tag = useLocale();
  const locale = localeFromTag(tag);
  const { office } = marketContacts[locale];
  const { phone } = offices[office];
  return (
    <span>
      {label ?? t('phone', { office: contactCopy[locale].offices[office].name })} <PhoneLink phone={phone} tag={tag} />
      <PhoneHours office={office} />
    </span>
  );
}
