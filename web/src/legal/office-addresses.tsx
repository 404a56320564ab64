import { useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { type OfficeName, offices as officeData } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { PhoneLink } from '#ui/phone-link.tsx';

/** Several offices share one name, and each has its role. */
export function OfficeAddresses({ offices }: { offices: readonly OfficeName[] }) {
  const t = useTranslations();
  const copy = contactCopy[localeFromTag(useLocale())].offices;
  const areSeveral = offices.length > 1;
  return (
    <div className="mb-4">
      <p className={`font-semibold ${areSeveral ? 'mb-4' : ''}`}>{t('Site.brand')}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-10 gap-y-6">
        {offices.map((office) => (
          <div key={office}>
            {areSeveral && <p className="mb-1 text-small text-ink-soft">{copy[office].role}</p>}
            <address className="not-italic">
              <span className="block">{copy[office].street}</span>
              <span className="block">{copy[office].place}</span>
              <span className="mt-1 block">
                {t.rich('Legal.phoneOf', { phone: () => <PhoneLink key="phone" phone={officeData[office].phone} /> })}
              </span>
            </address>
          </div>
        ))}
      </div>
    </div>
  );
}
