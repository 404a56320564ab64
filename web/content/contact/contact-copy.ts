import type { MailboxName, OfficeName } from './offices.ts';

type OfficeCopy = {
  name: string;
  role: string;
  street: string;
  /** Postcode, town and country as the last line of an address. */
  place: string;
  /** Name of its local time; null if all readers of the language are in its zone. */
  time: string | null;
};

export type ContactCopy = {
  offices: Record<OfficeName, OfficeCopy>;
  mailboxes: Record<MailboxName, { name: string; text: string }>;
};
