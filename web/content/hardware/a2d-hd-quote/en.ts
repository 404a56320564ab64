import type { PageCopy } from '#sections/page-content.ts';
import type { a2dHdQuote } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'UltraCraft A2D HD',
    title: 'A quote for the A2D HD, sized to your workload.',
    text: 'Tell us what you print and how many a day. You get a price for the printer with the washing, curing and resin that go with it, and a test print of your own data if you like.',
    alt: 'UltraCraft A2D HD with a model, crowns and patterns for casting on a tray in front of it',
    links: { inquiry: 'Get a quote', printer: 'See the A2D HD' },
  },
  contents: {
    title: 'What the quote covers',
    items: {
      set: {
        title: 'The printer, with your trays',
        text: 'One tray per resin saves cleaning. We count the trays from your list of work.',
      },
      resin: { title: 'Resin for the first weeks', text: 'Only resins with a tested profile for this machine.' },
      finishing: {
        title: 'Washing and curing',
        text: 'UltraCraft Wash and Cure for a few platforms a day, the Wash Station for more.',
      },
      later: {
        title: 'Extensions, priced separately',
        text: 'Connections for HiVE, resin station and pulsing release module are fitted at the factory. You can add the units later.',
      },
    },
  },
  values: {
    title: 'Native pixels, one exposure per layer',
    text: 'A third more build area than the A2D, on about the same bench space.',
    items: { pixel: 'pixel size', edge: 'edge position (half a pixel)', light: 'life of the light source' },
  },
  fit: {
    title: 'Is it the right one for you?',
    text: 'If another printer suits you better, we say so before you buy.',
    alt: 'Printed crown and bridge patterns on sprues',
    points: {
      crowns: 'Crowns, dies, frameworks and ceramic-filled resins: yes, this is the work it was built for.',
      models: 'Full-arch models by the dozen: take the A2D 4K with its larger platform.',
      volume: 'Denture bases or aligner models through the night: look at HiVE or the A2D Ortho.',
      clinic: 'A few splints a week in a practice: a ChairSide is enough.',
    },
    links: { compare: 'Compare all printers' },
  },
  test: {
    title: 'Test print first',
    items: {
      send: { title: 'Send a file', text: 'An STL of a case that you have already made and measured.' },
      print: { title: 'We print it', text: 'On an A2D HD, in the resin you would use, with the released profile.' },
      measure: { title: 'You check it', text: 'On your own die, under your own loupe.' },
      decide: { title: 'Then you decide', text: 'The test print commits you to nothing.' },
    },
  },
  materials: {
    title: 'Resins labs buy it for',
    text: 'The heated tray keeps filled resins thin enough to flow back under the part.',
    all: 'All dental resins',
  },
  machines: {
    title: 'What goes with it',
    text: 'Prices shown are list prices without tax and shipping. The others are on request.',
  },
  questions: {
    title: 'About price and terms',
    questions: {
      discount: {
        question: 'Is there a discount at the moment?',
        answer:
          'No fixed one. The price depends on what you buy together, and we put it in writing. If a campaign with dates starts, you find it on the offers page.',
      },
      listPrice: {
        question: 'Why is there no list price?',
        answer:
          'Tax, shipping, installation and stations differ by country and lab. One number would be wrong for most readers.',
      },
      validity: {
        question: 'How long is the quote valid?',
        answer: 'The date is on the quote. An inquiry by itself does not bind either of us.',
      },
      dealer: {
        question: 'Will a dealer contact me?',
        answer: 'If we have a distributor for your region, we may pass your inquiry on to them, and tell you so.',
      },
      warranty: {
        question: 'What warranty is included?',
        answer: 'Printer and light engine are covered for 24 months, whatever the hours of operation.',
      },
    },
  },
  contact: {
    title: 'What do you print, and how many a day?',
    text: 'Those two answers are enough to start. A specialist for your field replies.',
    alt: 'UltraCraft A2D HD',
    links: { inquiry: 'Get a quote' },
  },
} satisfies PageCopy<typeof a2dHdQuote>;
