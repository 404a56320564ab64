import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices and samples',
    title: 'A quote for your lab, and a free sample',
    text: 'Tell us what your lab makes in a day, and you get a written, itemized quote within one business day. The sample is free; you pay the carrier domestic shipping on delivery.',
    alt: 'An A2D 4K, an UltraCraft Wash and an UltraCraft Cure with resin bottles and printed parts on a lab bench',
    links: { inquiry: 'Get a quote', sample: 'Get a free sample' },
  },
  dental: {
    title: 'Dental printers are quoted as a package',
    text: 'We size the package to your daily units, resins and overnight work. The calculator gives the cost of a model from your own figures. To judge a case of your own, send us the file: our applications lab prints it on an A2D HD. To see it from another printer, ask a distributor with demo units.',
    alt: 'Six printed study models on the build platform of an A2D 4K',
    links: { cost: 'Cost per model', testPrint: 'Test print on the A2D HD' },
  },
  example: {
    title: 'Example: a lab with 42 working models a day',
    text: 'An A2D 4K prints six full-arch models at a time in layers of 50 µm, and runs seven jobs in eight hours. We would quote these lines:',
    first: 'Item',
    columns: { line: 'Contents', use: 'Benefit' },
    rows: {
      printer: {
        title: 'Printer',
        line: 'UltraCraft A2D 4K with pulsed-release module, resin tray, build platform and Heliograph Prepare',
        use: 'With the module, solid models print flat, six in a job',
      },
      platform: {
        title: 'Second platform',
        line: 'Perforated build platform',
        use: 'The next job starts while the first platform drains',
      },
      finishing: {
        title: 'Washing and curing',
        line: 'UltraCraft Wash and UltraCraft Cure',
        use: 'Six models washed in 6 min, four cured in 10 min',
      },
      resin: {
        title: 'Resin',
        line: 'Model HP UV 2.0, three bottles of 5 kg',
        use: 'About ten working days, at 33 g of resin per solid model',
      },
      training: {
        title: 'Setup and training',
        line: '2 h by video, on site if you like',
        use: 'Your team runs the first jobs with us',
      },
      options: {
        title: 'Options',
        line: 'HiVE for nights; a tray for each further resin',
        use: 'Up to 72 hollow models overnight at the same layer height; no cleaning when you change the resin',
      },
    },
  },
  terms: {
    title: 'Terms in every quote',
    items: {
      delivery: {
        title: 'Delivery',
        text: 'The quote names the delivery date and the shipping cost to your door. Check the boxes when they arrive; report damage within five business days, with photos.',
      },
      setup: {
        title: 'Setup and training',
        text: 'Benchtop UltraCraft printers include 2 h by video; we quote a visit separately. The A2D Ortho and the A3D include one day on site, the C series two days and training for each shift.',
      },
      payment: {
        title: 'Payment',
        text: 'The quote says how and when you pay, and how long it is valid. You order by accepting it in writing. We don’t lease; name your leasing company or bank, and we address the quote to them, with machines and consumables listed separately.',
      },
      warranty: {
        title: 'Warranty',
        text: 'From delivery, it runs 24 months for UltraCraft printers, 12 months for Reflex printers with six for the LCD, and 12 months for washing and curing units. Parts, labor, the visit and shipping of an accepted claim are free.',
      },
    },
  },
  prices: {
    title: 'List prices: the Reflex desktop set',
    text: 'The Reflex is for figures, jewelry and workshop parts; it has no profiles for dental resins. UltraCraft Wash and Cure also work with our dental printers.',
    total: 'Total for the set, before tax and shipping',
    links: { store: 'Open the store' },
    notes: {
      Reflex: 'Prints parts up to 220 mm (8.7 in) tall',
      'ultraCraft-wash': 'Two tanks of 10 L (2.6 gal), for isopropanol or water',
      'ultraCraft-cure': 'Cures at 385 and 405 nm, heats to 60 °C (140 °F)',
    },
  },
  always: {
    title: 'Free samples and guides',
    items: {
      sample: {
        title: 'Free sample',
        text: 'Choose a part from your trade and check its surface and edges.',
        alt: 'Pink gingiva mask on a printed model',
      },
      reflex: {
        title: 'Which of the six Reflex printers?',
        text: 'Answer four questions to find your model.',
        alt: 'Six Reflex printers on two shelves',
      },
      blackFriday: {
        title: 'Reflex buying guide',
        text: 'The six Reflex models in one table, and what to ask any maker.',
        alt: 'A Reflex on a shipping carton with two bottles of resin',
      },
      share: {
        title: 'Show us your print',
        text: 'How to photograph it, and where to send the picture.',
        alt: 'A phone in front of a printed dental model on curved paper',
      },
    },
  },
  questions: {
    title: 'Questions about prices',
    questions: {
      listPrice: {
        question: 'Why do dental printers have no list price?',
        answer:
          'Stations, installation, shipping and tax differ by lab and country. A single figure would be wrong for most buyers, so you get the price of each line in writing.',
      },
      testPrint: {
        question: 'Is a test print free, like a sample?',
        answer:
          'A sample is a part of ours and free; you pay shipping. A test print is made from your own file. Before we start, we tell you in writing whether there is a charge; it does not oblige you to buy.',
      },
      currency: {
        question: 'Which currency are the list prices in, and do they include tax?',
        answer:
          'US dollars, without tax and shipping, which are added at checkout or in the quote. For the Reflex, UltraCraft Wash and UltraCraft Cure, the store also shows prices in other currencies. Dealers set their own prices.',
      },
      promotions: {
        question: 'How do your promotions work?',
        answer:
          'Each one shows its products, its price and its first and last day, and applies in the stores named on its page. Codes come from our newsletter and our own pages only.',
      },
    },
  },
  contact: {
    title: 'Get a price for your setup',
    text: 'Tell us what you print, how many a day and where to ship. No promotion is running today; to hear of the next one, subscribe and check the box for offers.',
    alt: 'Four case pans with a die model, a framework pattern, an implant model and an aligner model',
    links: { inquiry: 'Get a quote', newsletter: 'Tell me about promotions' },
  },
} satisfies PageCopy<typeof offers>;
