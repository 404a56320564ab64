import type { ContactCopy } from './contact-copy.ts';

export const de: ContactCopy = {
  offices: {
    shanghai: {
      name: 'Shanghai',
      role: 'Hauptsitz, Entwicklung und Fertigung',
      street: '88 Guangban Road, Songjiang',
      place: 'Shanghai 201699, China',
      time: 'Ortszeit Shanghai',
    },
    berlin: {
      name: 'Berlin',
      role: 'Vertrieb, Service und Schulung für Europa',
      street: 'Lichtgeberstraße 12',
      place: '12489 Berlin',
      time: null,
    },
    boston: {
      name: 'Boston',
      role: 'Vertrieb, Service und Schulung für Nord- und Südamerika',
      street: '410 Heliostat Way',
      place: 'Boston, MA 02299, USA',
      time: 'Ortszeit Boston',
    },
  },
  mailboxes: {
    business: { name: 'Vertrieb', text: 'Angebote, Bestellungen, Vertriebspartnerschaften' },
    media: { name: 'Presse', text: 'Presseanfragen, Interviews, Fotos Ihrer gedruckten Arbeiten zur Veröffentlichung' },
    careers: { name: 'Karriere', text: 'Bewerbungen und Fragen zur Arbeit bei uns' },
    complaints: {
      name: 'Beschwerden',
      text: 'Ungelöste Beschwerden, Meldung rechtswidriger Inhalte',
    },
  },
};
