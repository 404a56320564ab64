/** Placeholders; replace with the real offices. */
export const offices = {
  shanghai: { country: 'CN', postalCode: '201699', phone: '+86 21 0000 0100' },
  berlin: { country: 'DE', postalCode: '12489', phone: '+49 30 23125 100' },
  boston: { country: 'US', postalCode: 'MA 02299', phone: '+1 617 555 0100' },
} as const;

export type OfficeName = keyof typeof offices;

export const mailboxes = {
  business: 'business@heliograph.example',
  media: 'media@heliograph.example',
  careers: 'careers@heliograph.example',
  complaints: 'complaints@heliograph.example',
} as const;

export type MailboxName = keyof typeof mailboxes;
