import type { ContactCopy } from './contact-copy.ts';

export const en: ContactCopy = {
  offices: {
    shanghai: {
      name: 'Shanghai',
      role: 'Headquarters, development and production',
      street: '88 Guangban Road, Songjiang',
      place: 'Shanghai 201699, China',
      time: 'Shanghai time',
    },
    berlin: {
      name: 'Berlin',
      role: 'Sales, service and training for Europe',
      street: 'Lichtgeberstraße 12',
      place: '12489 Berlin, Germany',
      time: 'Berlin time',
    },
    boston: {
      name: 'Boston',
      role: 'Sales, service and training for the Americas',
      street: '410 Heliostat Way',
      place: 'Boston, MA 02299, USA',
      time: 'ET',
    },
  },
  mailboxes: {
    business: { name: 'Business', text: 'Quotes, orders, distribution' },
    media: { name: 'Media', text: 'Press inquiries, interviews, your own prints for publication' },
    careers: { name: 'Careers', text: 'Job applications and questions about working here' },
    complaints: { name: 'Complaints and legal', text: 'Unresolved issues, legal notices' },
  },
};
