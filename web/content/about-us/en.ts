import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'About us',
    title: 'We build precision resin printers.',
    text: 'We make the printers, the resins and the software. Our customers make parts for mouths, ears and feet, and those parts have to fit the first time.',
    alt: 'Lab bench with an UltraCraft A2D 4K, a washing station and a curing unit',
    links: { contact: 'Offices and contact', inquiry: 'Write to us' },
  },
  figures: {
    title: 'At a glance',
    items: {
      materials: 'dental resins developed in-house',
      countries: 'countries with support, 24 hours a day, Monday to Friday',
      answer: 'to a first answer from support',
      solved: 'to a fix, or to an engineer on site',
    },
  },
  whole: {
    title: 'Hardware, resin and software under one roof',
    text: 'Our three teams share one test lab, so no accuracy is lost in handoffs.',
    alt: 'HiVE automation unit with resin supply and part bin',
    points: {
      machine: 'We design the light engines, the release mechanism and the automation ourselves.',
      resin: 'We tune and measure each resin on every printer it is released for.',
      software: 'Print preparation and the cloud platform use those settings, so nobody has to guess.',
    },
  },
  principles: {
    title: 'Our principles',
    items: {
      measure: {
        title: 'A test standard for every resin value',
        text: 'Every property on a resin data sheet names its test standard. If we have not measured a value, we leave it out.',
      },
      open: { title: 'Open STL files', text: 'Print from STL. No proprietary format locks your lab in.' },
      stay: {
        title: 'Software for older printers',
        text: 'The Legacy version of our software stays available for older printers and firmware.',
      },
      waste: {
        title: 'Less waste',
        text: 'Print models hollow, and top up the tray instead of emptying it.',
      },
    },
  },
  work: {
    title: 'Made on our printers',
    items: {
      dental: {
        title: 'Dental',
        text: 'Models, dentures, splints, guides, crowns and bridges.',
        alt: 'Printed full denture',
      },
      hearables: {
        title: 'Hearables',
        text: 'Earbud and hearing aid shells printed in one piece.',
        alt: 'Printed hearing aid shells',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Sockets and insoles, each made for one person.',
        alt: 'Printed prosthetic socket',
      },
    },
  },
  news: { title: 'News' },
  contact: {
    title: 'See a printer run',
    text: 'Visit one of our offices or a trade show near you, or join us by video from the test laboratory.',
    alt: 'Color samples from the test laboratory',
    links: { inquiry: 'Arrange a visit' },
  },
} satisfies PageCopy<typeof aboutUs>;
