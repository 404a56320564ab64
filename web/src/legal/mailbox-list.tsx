import { useLocale, useTranslations } from 'next-intl';
import { contactCopy } from '#content/contact/contact.ts';
import { mailboxes as addresses, type MailboxName } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** A mailbox that stands alone is named by the text around it. */
export function MailboxList({ mailboxes }: { mailboxes: readonly MailboxName[] }) {
  const t = useTranslations('Legal');
  const copy = contactCopy[localeFromTag(useLocale())].mailboxes;
  const rows = mailboxes.map((mailbox) => ({
    id: mailbox,
    term: mailboxes.length === 1 ? t('mailbox') : copy[mailbox].name,
    description: <TextLink href={`mailto:${addresses[mailbox]}`}>{addresses[mailbox]}</TextLink>,
  }));
  return <DescriptionList rows={rows} />;
}
