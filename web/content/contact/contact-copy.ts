import type { MailboxName, OfficeName } from './offices.ts';

type OfficeWords = {
  name: string;
  role: string;
  street: string;
  /** Postcode, town and country, as the last line of an address has them. */
  place: string;
};

export type ContactWords = {
  offices: Record<OfficeName, OfficeWords>;
  mailboxes: Record<MailboxName, { name: string; text: string }>;
};
