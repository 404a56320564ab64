import { useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { listOffices } from '#content/contact/market-contacts.ts';
import { type MailboxName, mailboxes, type OfficeName, offices as officeData } from '#content/contact/offices.ts';
import { PhoneHours } from '#features/contact/phone-hours.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useEntityNames } from './use-entity-names.ts';

type Props = { offices: readonly OfficeName[]; mailbox?: MailboxName };

/** The office of the locale's readers comes first. Among several, each has its role. */
export function OfficeAddresses({ offices, mailbox }: Props) {
  const t = useTranslations();
  const tag = useLocale();
  const locale = localeFromTag(tag);
  const copy = contactCopy[locale].offices;
  const nameOf = useEntityNames();
  const areSeveral = offices.length > 1;
  return (
    <div className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-10 gap-y-6">
      {listOffices(locale)
        .filter((office) => offices.includes(office))
        .map((office) => (
          <div key={office}>
            <p className="font-semibold">{areSeveral ? nameOf(office) : t('Site.brand')}</p>
            {areSeveral && <p className="mb-1 text-small text-ink-soft">{copy[office].role}</p>}
            <address className="not-italic">
              <span className="block">{copy[office].street}</span>
              <span className="block">{copy[office].place}</span>
              <span className="mt-1 block">
                {t.rich('Legal.phoneOf', {
                  phone: () => <PhoneLink key="phone" phone={officeData[office].phone} tag={tag} />,
                })}
              </span>
              <PhoneHours office={office} />
              {mailbox && (
                <span className="mt-1 block">
                  {t.rich('Legal.mailboxOf', { mailbox: () => <Mailbox key="mailbox" address={mailboxes[mailbox]} /> })}
                </span>
              )}
            </address>
          </div>
        ))}
    </div>
  );
}

function Mailbox({ address }: { address: string }) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}
