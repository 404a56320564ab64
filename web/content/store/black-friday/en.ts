import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Reflex buying guide',
    title: 'Choose your Reflex, wash and cure',
    text: 'The Reflex suits most figures and prototypes. The other five are built for fast drafts, shop parts, large figures and jewelry. No Black Friday sale is scheduled; the prices below are list prices. For dental work, choose an UltraCraft.',
    alt: 'A Reflex on a shipping carton, more cartons and two bottles of resin beside it',
    links: { store: 'Open the store', inquiry: 'Get a quote for the set' },
  },
  models: {
    title: 'The six models compared',
    text: 'Times are for a full platform of display figures, 100 mm (3.9 in) tall, in 100 µm layers. The Reflex 2 is deep enough for a third row. Turbo models have no profiles for wax and flexible resins.',
    first: 'Model',
    columns: {
      use: 'Best for',
      speed: 'Figures per platform',
      pixel: 'Pixel size',
      volume: 'Build volume',
      resins: 'Resin profiles',
      price: 'Price',
    },
    rows: {
      reflex: {
        title: 'Reflex',
        use: 'Figures and prototypes',
        speed: '8 in 3 h 42 min',
        pixel: '33 µm',
        volume: '7.6 × 4.8 × 8.7 in',
        resins: '8',
        price: 'list price, plus tax',
      },
      turbo: {
        title: 'Reflex Turbo',
        use: 'Drafts and batches',
        speed: '8 in 1 h 40 min',
        pixel: '33 µm',
        volume: '7.6 × 4.8 × 8.3 in',
        resins: '4',
        price: 'By quote',
      },
      rs: {
        title: 'Reflex RS',
        use: 'Workshop parts',
        speed: '10 in 3 h 20 min',
        pixel: '29.7 µm',
        volume: '8.7 × 4.8 × 9.0 in',
        resins: '12',
        price: 'By quote',
      },
      rsTurbo: {
        title: 'Reflex RS Turbo',
        use: 'Tall drafts and batches',
        speed: '10 in 1 h 40 min',
        pixel: '29.7 µm',
        volume: '8.7 × 4.8 × 9.0 in',
        resins: '7',
        price: 'By quote',
      },
      reflex2: {
        title: 'Reflex 2',
        use: 'Large display figures',
        speed: '15 in 2 h 13 min',
        pixel: '29.7 µm',
        volume: '9.0 × 5.0 × 9.8 in',
        resins: '11',
        price: 'By quote',
      },
      reflex2Pro: {
        title: 'Reflex 2 Pro',
        use: 'Jewelry patterns, mold masters',
        speed: '10 in 2 h 30 min',
        pixel: '19 µm',
        volume: '8.6 × 4.8 × 9.4 in',
        resins: '13',
        price: 'By quote',
      },
    },
  },
  checks: {
    title: 'Before you compare prices',
    text: 'These are the answers for the Reflex. Ask any other maker the same questions.',
    items: {
      resin: {
        title: 'Which resins does it print?',
        text: 'Resins for figures, casting, silicone molds and workshop parts. No Reflex has profiles for dental resins. A Turbo has a tilting tray and no profiles for wax and flexible resins. For third-party resins, you set the exposure yourself.',
      },
      box: {
        title: 'What’s in the box?',
        text: 'With the Reflex: resin tray with film, build platform, hex key, sample file, test certificate and Heliograph Prepare. Wash, Cure and resin are sold separately.',
      },
      wear: {
        title: 'What wears out?',
        text: 'A film lasts about 20,000 layers and comes in sets of three. The LCD is rated for over 2,000 h and takes about 30 min to change. Order films and trays from the accessories list.',
      },
    },
  },
  prices: {
    title: 'The Reflex set',
    text: 'UltraCraft Wash and Cure work with every Reflex; resin is extra. For one printer and one resin, the smaller Reflex Wash and Reflex Cure are enough; we quote these and the other five printers within one business day.',
    total: 'Total for the set, before tax and shipping',
    notes: {
      Reflex: 'Prints parts up to 220 mm (8.7 in) tall',
      'ultraCraft-wash': 'Two tanks of 10 L (2.6 gal), for isopropanol or water',
      'ultraCraft-cure': 'Cures at 385 and 405 nm, heats to 60 °C (140 °F)',
    },
  },
  budget: {
    title: 'What you’ll need in the first month',
    text: 'Every resin printer needs these, whatever the brand.',
    alt: 'Resin runs from a tray through a paper filter into a dark bottle, a dish with cured leftovers beside it',
    points: {
      resin: 'Resin: one bottle to learn with, one for the real work',
      solvent: 'Isopropanol, a closed container for used solvent, and a hauler for it',
      gloves: 'Nitrile gloves, safety glasses, a funnel with filters, paper towels',
      film: 'One spare release film, for the first time you tear one',
      room: 'A room you can ventilate, at the temperature your printer needs (Reflex: 20 to 28 °C, 68 to 82 °F)',
    },
    links: { materials: 'Reflex resins' },
  },
  questions: {
    title: 'Before you order',
    questions: {
      sale: {
        question: 'Is there a Black Friday sale?',
        answer:
          'No sale is scheduled. We post dates and prices of a sale on this page and in the newsletter. Dealers may run their own promotions.',
      },
      stock: {
        question: 'Should I wait for a sale?',
        answer: 'We cannot promise a lower price. If you need the printer for a project, buy when you need it.',
      },
      delivery: {
        question: 'How do delivery and payment work?',
        answer:
          'The store shows shipping, tax and the ways to pay before you order. A quote for one of the other five printers names the delivery date, the shipping cost and the payment terms.',
      },
      rights: {
        question: 'Which warranty and return rights apply?',
        answer:
          'Every model has a warranty of 12 months, six on the LCD, from delivery. The store states how to return an order. A sale price changes neither.',
      },
    },
  },
  contact: {
    title: 'Prefer a different Reflex?',
    text: 'Compare the six Reflex printers, then ask for the set with the one you chose. To hear of the next sale, subscribe and check “Offers.”',
    alt: 'Six Reflex printers on two shelves',
    links: { reflex: 'Choose a Reflex', newsletter: 'Email me promotions' },
  },
} satisfies PageCopy<typeof blackFriday>;
