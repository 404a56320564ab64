/** Placeholders; replace with the real offices. Coordinates are those of the city. */
export const offices = {
  shanghai: {
    country: 'CN',
    postalCode: '201699',
    phone: '+86 21 0000 0100',
    coordinates: { latitude: 31.23, longitude: 121.47 },
  },
  berlin: {
    country: 'DE',
    postalCode: '12489',
    phone: '+49 30 23125 100',
    coordinates: { latitude: 52.52, longitude: 13.4 },
  },
  boston: {
    country: 'US',
    postalCode: 'MA 02299',
    phone: '+1 617 555 0100',
    coordinates: { latitude: 42.36, longitude: -71.06 },
  },
} as const;

export type OfficeName = keyof typeof offices;

export const mailboxes = {
  business: 'business@heliograph.example',
  media: 'media@heliograph.example',
  careers: 'careers@heliograph.example',
  complaints: 'complaints@heliograph.example',
} as const;

export type MailboxName = keyof typeof mailboxes;
