import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'About us',
    title: 'We build instruments that print.',
    text: 'Printers, resins and software from one house, for people whose parts go into a mouth, into an ear or under a foot, and have to fit the first time.',
    alt: 'Laboratory bench with an UltraCraft A2D 4K, a washing station and a curing unit',
    links: { contact: 'Offices and contact', inquiry: 'Write to us' },
  },
  figures: {
    title: 'Where we stand',
    items: {
      materials: 'dental resins of our own',
      countries: 'countries with support, around the clock on five days a week',
      answer: 'until support answers',
      solved: 'until a fault is solved or an engineer is at the machine',
    },
  },
  whole: {
    title: 'One house for the whole chain',
    text: 'Accuracy is lost between departments. Ours share one test laboratory.',
    alt: 'HiVE automation unit with resin supply and part bin',
    points: {
      machine: 'Light engines, release and automation are our own design.',
      resin: 'Each resin is tuned on each machine that it is released for, and measured there.',
      software: 'Print preparation and cloud know both, so that no setting is a guess.',
    },
  },
  principles: {
    title: 'What we hold to',
    items: {
      measure: {
        title: 'Resin values with their standard',
        text: 'Every property in a resin data sheet names its test standard. What was not measured is left out, not estimated.',
      },
      open: { title: 'Files stay yours', text: 'STL in, and your parts out. No format that locks a laboratory in.' },
      stay: {
        title: 'Machines stay useful',
        text: 'Software for older printers and firmware stays available as the Legacy version.',
      },
      waste: {
        title: 'Less waste',
        text: 'Hollow models and trays that are topped up instead of poured away.',
      },
    },
  },
  work: {
    title: 'What is made with it',
    items: {
      dental: {
        title: 'Dentistry',
        text: 'Models, dentures, splints, guides, crowns and bridges.',
        alt: 'Printed full denture',
      },
      hearables: {
        title: 'Hearables',
        text: 'Earphones and hearing aids in one piece.',
        alt: 'Printed hearing aid shells',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Sockets and insoles, each for one person.',
        alt: 'Printed prosthetic socket',
      },
    },
  },
  news: { title: 'News' },
  contact: {
    title: 'Come and see it run',
    text: 'In our offices, at a fair near you, or by video from the test laboratory.',
    alt: 'Color samples from the test laboratory',
    links: { inquiry: 'Arrange a visit' },
  },
} satisfies PageCopy<typeof aboutUs>;
