import type { PageCopy } from '#sections/page-content.ts';
import type { designService } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Design service',
    title: 'Your scan in the evening, your design in the morning.',
    text: 'Designers who know the bench draw your crowns, dentures, guides and aligner stages, with your libraries and the way you like them.',
    alt: 'Printed bridge and crown from a design of the service',
    links: { inquiry: 'Send a first case' },
  },
  figures: {
    title: 'Who designs',
    items: {
      designers: 'designers in the center',
      fiveYears: 'of them with five years of practice or more',
      tenYears: 'with ten years or more',
      answer: 'until a question is answered',
    },
  },
  times: {
    title: 'How long it takes',
    text: 'From the complete order to the file that you can print. If something is missing, we ask at once.',
    rows: {
      restorations: 'Fixed, removable and implant work',
      expedited: 'The same, expedited',
      orthodontics: 'Orthodontics (one working day)',
      answer: 'Answer to a question about a case',
    },
  },
  scope: {
    title: 'What is designed',
    items: {
      fixed: {
        title: 'Fixed',
        text: 'Crowns, bridges, veneers, inlays, temporaries; contacts and occlusion to your values.',
      },
      removable: { title: 'Removable', text: 'Full and partial dentures, frameworks, try-ins, bite rims.' },
      implant: { title: 'Implant', text: 'Abutments, bars and surgical guides, with the library of your system.' },
      orthodontics: {
        title: 'Orthodontics',
        text: 'Aligner stages, attachments and trim lines, bonding trays, retainers.',
      },
    },
  },
  steps: {
    title: 'How it goes',
    items: {
      send: { title: 'Send the scan', text: 'With the order sheet of your region, so that nobody has to ask back.' },
      agree: { title: 'Agree', text: 'Margins, thicknesses, library: once, then we keep them for you.' },
      design: { title: 'Design', text: 'You see how far it is at any time, and write to the designer directly.' },
      check: {
        title: 'Check',
        text: 'A second designer measures each file before it leaves. Tell us what to change before you print.',
      },
    },
  },
  downloads: {
    title: 'Order sheets',
    text: 'One line per case, for any spreadsheet. The sheets differ by region, in tooth notation, dates and language. The price list of your region comes with our answer to your inquiry.',
    items: {
      northAmerica: {
        title: 'North America',
        text: 'Universal tooth notation, dates as month/day/year, in English.',
        action: 'Order sheet for North America',
      },
      asiaPacific: {
        title: 'Asia-Pacific',
        text: 'FDI tooth notation, dates as year-month-day, in English.',
        action: 'Order sheet for Asia-Pacific',
      },
      europe: {
        title: 'Europe',
        text: 'FDI tooth notation, dates as day.month.year, in English and German.',
        action: 'Order sheet for Europe',
      },
      china: {
        title: 'China',
        text: 'FDI tooth notation, dates as year-month-day, in Chinese.',
        action: 'Order sheet for China',
      },
    },
  },
  contact: {
    title: 'Start with one case',
    text: 'Send us a case that you have already designed yourself, and compare the two. The price comes with our answer.',
    alt: 'Printed surgical guide from a design of the service',
    links: { inquiry: 'Send a first case' },
  },
} satisfies PageCopy<typeof designService>;
