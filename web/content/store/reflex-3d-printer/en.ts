import type { PageCopy } from '#sections/page-content.ts';
import type { buyReflex } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Buy a Reflex',
    title: 'Which Reflex do you need?',
    text: 'There are six desktop printers. Start with the largest part you want to print and the finest detail on it.',
    alt: 'Six Reflex desktop printers on two shelves',
    total: 'list price of the Reflex, plus tax and shipping; we quote the other five',
    links: { store: 'Open the store', dealers: 'Find a dealer' },
  },
  choose: {
    title: 'Four questions to find yours',
    items: {
      size: {
        title: 'How large is your largest part?',
        text: 'A figure 20 cm tall fits upright in any of them. For helmets and cosplay parts, choose the Reflex 2.',
      },
      detail: {
        title: 'How fine is the smallest detail?',
        text: 'For rings and patterns you check under a loupe, choose the Reflex 2 Pro. For figures and housings, every model is fine enough.',
      },
      speed: {
        title: 'How fast do you need it?',
        text: 'If you go through several versions a day, choose a Turbo. Its tray tilts, and a part 10 cm tall is done in under two hours.',
      },
      resin: {
        title: 'Which resin?',
        text: 'For stiff fixtures and heat-resistant molds, you need a Reflex RS or a Reflex 2 Pro. Flexible and wax resins have no Turbo profiles.',
      },
    },
  },
  printers: {
    title: 'All six, with their build volumes',
    text: 'The Reflex has a list price, plus tax and shipping. We quote the other five within one business day of your inquiry.',
  },
  detail: {
    title: 'Reflex and Reflex 2 Pro compared',
    text: 'The Reflex is the entry model. The Reflex 2 Pro resolves the finest detail.',
    before: 'Reflex',
    after: 'Reflex 2 Pro',
    rows: { pixel: 'Pixel size', volume: 'Build volume' },
    links: { compare: 'Compare all six', rs: 'Reflex and Reflex RS compared' },
  },
  finishing: {
    title: 'Complete your setup',
    items: {
      wash: { title: 'Washing', text: 'It has two tanks, so the second bath stays clean.', alt: 'UltraCraft Wash' },
      cure: { title: 'Curing', text: 'Curing brings parts to their rated strength.', alt: 'UltraCraft Cure' },
      software: {
        title: 'Software',
        text: 'Heliograph Prepare arranges, slices and sends jobs. It comes with the printer.',
        alt: 'Reflex 2 Pro and washing unit on a desk',
      },
    },
  },
  materials: {
    title: 'Resins to start with',
    text: 'Choose Model Gray for shape, Wax Cast for jewelry, Tough Tool for clamps and Figure Skin for faces.',
    all: 'All Reflex resins',
  },
  questions: {
    title: 'Before you order',
    questions: {
      where: {
        question: 'Where can I buy it?',
        answer: 'In our online store (button at the top of the page) or from a dealer in your country.',
      },
      set: {
        question: 'What does a complete setup cost?',
        answer:
          'The Reflex, UltraCraft Wash and UltraCraft Cure have list prices, added up on the page “Prices and samples”. We quote all other machines. Then add resin, gloves, isopropanol and a spare film.',
      },
      turbo: {
        question: 'Can I turn a Reflex into a Turbo later?',
        answer: 'No. The tilting mechanism sits under the tray and is part of the frame. Platforms and LCD fit both.',
      },
      dental: {
        question: 'Can I print dental work on a Reflex?',
        answer:
          'No. Dental resins are released for UltraCraft printers, which expose at 385 nm. The Reflex line uses 405 nm.',
      },
      warranty: {
        question: 'What does the warranty cover?',
        answer: 'The printer for 12 months and the LCD for 6, from delivery. Keep the invoice.',
      },
    },
  },
  contact: {
    title: 'See a Reflex before you buy',
    text: 'Many dealers have one running in the store. Bring your own file.',
    alt: 'Printed figure of a knight',
    links: { dealers: 'Find a dealer' },
  },
} satisfies PageCopy<typeof buyReflex>;
