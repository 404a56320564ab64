import { useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { type OfficeName, offices } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { PhoneLink } from './phone-link.tsx';

export function OfficeAddress({ office }: { office: OfficeName }) {
  const t = useTranslations();
  const { street, place } = contactCopy[localeFromTag(useLocale())].offices[office];
  return (
    <address className="mb-4 not-italic">
      <span className="block font-semibold">{t('Site.brand')}</span>
      <span className="block">{street}</span>
      <span className="block">{place}</span>
      <span className="mt-1 block">
        {t.rich('Legal.phoneOf', { phone: () => <PhoneLink key="phone" phone={offices[office].phone} /> })}
      </span>
    </address>
  );
}
