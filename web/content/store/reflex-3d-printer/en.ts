import type { PageCopy } from '#sections/page-content.ts';
import type { buyReflex } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Buy a Reflex',
    title: 'Which Reflex do you need?',
    text: 'Six desktop printers, one decision. Start with the largest part you want to print and the finest detail on it; the rest follows.',
    alt: 'Six Reflex desktop printers on two shelves',
    links: { dealers: 'Find a dealer', compare: 'Compare all data' },
  },
  choose: {
    title: 'Four questions to find yours',
    items: {
      size: {
        title: 'How large is your largest part?',
        text: 'A figure 20 cm tall fits upright into any of them. For helmets and cosplay parts, take the Reflex 2.',
      },
      detail: {
        title: 'How fine is the smallest detail?',
        text: 'Rings and patterns that are judged under a loupe belong on the Reflex 2 Pro. For figures and housings, every model is fine enough.',
      },
      speed: {
        title: 'How many hours a week will it run?',
        text: 'If you judge several versions a day, take a Turbo: its tray tilts, and a part 10 cm tall is done in under two hours.',
      },
      resin: {
        title: 'Which resin?',
        text: 'Stiff fixtures and heat-resistant molds need a Reflex RS or a Reflex 2 Pro. Flexible and wax resins have no Turbo profiles.',
      },
    },
  },
  printers: {
    title: 'All six, with their build volumes',
    text: 'Where a price is shown, it is the list price without tax and shipping. The others are quoted.',
  },
  detail: {
    title: 'From the first Reflex to the finest',
    text: 'The Reflex is the one to start with. The Reflex 2 Pro resolves the smallest detail.',
    before: 'Reflex',
    after: 'Reflex 2 Pro',
    rows: { pixel: 'Pixel size', edge: 'Edge position (half a pixel)', volume: 'Build volume' },
  },
  finishing: {
    title: 'What else belongs on the bench',
    items: {
      wash: { title: 'Washing', text: 'Two tanks, so the second bath stays clean.', alt: 'UltraCraft Wash' },
      cure: { title: 'Curing', text: 'Parts reach their stated strength here.', alt: 'UltraCraft Cure' },
      software: {
        title: 'Software',
        text: 'Heliograph Prepare arranges, slices and sends. It comes with the printer.',
        alt: 'Reflex 2 Pro and washing unit on a desk',
      },
    },
  },
  materials: {
    title: 'Resins to start with',
    text: 'Gray for shape, Wax Cast for jewelry, Tough Tool for clamps, Figure Skin for faces.',
    all: 'All Reflex resins',
  },
  questions: {
    title: 'Before you order',
    questions: {
      where: {
        question: 'Where can I buy it?',
        answer: 'In our online store, from the button at the top of the page, or from a dealer in your country.',
      },
      set: {
        question: 'What does a complete start cost?',
        answer:
          'Add printer, washing unit and curing unit; their list prices are on the product pages. Then resin, gloves, isopropanol and a spare film.',
      },
      turbo: {
        question: 'Can I turn a Reflex into a Turbo later?',
        answer:
          'No. The tilting mechanism stands under the tray and belongs to the frame. Platforms and LCD do fit both.',
      },
      dental: {
        question: 'Can I print dental work on a Reflex?',
        answer:
          'No. Dental resins are released for the UltraCraft printers, which expose at 385 nm. The Reflex line works at 405 nm.',
      },
      warranty: {
        question: 'What does the warranty cover?',
        answer: 'The printer for 12 months and the LCD for 6, from delivery. Keep the invoice.',
      },
    },
  },
  contact: {
    title: 'See one print before you buy',
    text: 'Many dealers have a Reflex running in the shop. Bring your own file.',
    alt: 'Printed figure of a knight',
    links: { dealers: 'Find a dealer' },
  },
} satisfies PageCopy<typeof buyReflex>;
