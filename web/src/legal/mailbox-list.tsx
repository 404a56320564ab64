import { useLocale } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { mailboxes as addresses, type MailboxName } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function MailboxList({ mailboxes }: { mailboxes: readonly MailboxName[] }) {
  const copy = contactCopy[localeFromTag(useLocale())].mailboxes;
  const rows = mailboxes.map((mailbox) => ({
    id: mailbox,
    term: copy[mailbox].name,
    description: <TextLink href={`mailto:${addresses[mailbox]}`}>{addresses[mailbox]}</TextLink>,
  }));
  return <DescriptionList rows={rows} />;
}
