import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices and samples',
    title: 'A quote for your lab, and a free sample',
    text: 'Tell us what your lab makes in a day. You’ll have a written, itemized quote within one business day. Samples are free; you only pay shipping.',
    alt: 'An UltraCraft ChairSide Pro, an A2D, an A2D 4K and a Reflex side by side',
    links: { inquiry: 'Get a quote', sample: 'Get a free sample' },
  },
  dental: {
    title: 'Dental printers are quoted as a package',
    text: 'We build the package around your cases: how many units a day, in which resins, and how much runs overnight. The written quote has one line for each item. To judge one of your own cases first, ask for a test print on the A2D HD.',
    alt: 'UltraCraft printer, washing unit and curing unit on a lab bench',
    links: { inquiry: 'Get a quote', printers: 'See the printers', testPrint: 'Test print on the A2D HD' },
  },
  example: {
    title: 'Example: a lab with 42 working models a day',
    text: 'An A2D 4K prints six full-arch models at a time in layers of 50 µm, and seven jobs in eight hours. We would quote these lines, plus shipping, tax and the delivery date:',
    first: 'Item',
    columns: { line: 'In the quote', use: 'What it does for you' },
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
        use: 'Six models washed in 6 min, four cured in 10 min; several printers share a Wash Station',
      },
      resin: {
        title: 'Resin',
        line: 'Model HP UV 2.0, three bottles of 5 kg',
        use: 'About ten working days, at 33 g for a solid model',
      },
      training: {
        title: 'Setup and training',
        line: '2 h by video, included; on site as a line of its own',
        use: 'Your team runs the first jobs with us',
      },
      options: {
        title: 'Options',
        line: 'HiVE for nights; a tray for each further resin',
        use: 'Up to 72 hollow models overnight in the same layers; no cleaning when you change the resin',
      },
    },
  },
  prices: {
    title: 'List prices: the Reflex desktop set',
    text: 'The Reflex is for figures, jewelry and workshop parts; it has no profiles for dental resins. UltraCraft Wash and Cure also work with our dental printers.',
    total: 'Total for the set, before tax and shipping',
    notes: {
      Reflex: 'Prints parts up to 220 mm (8.7 in) tall',
      'ultraCraft-wash': 'Two tanks of 10 L (2.6 gal), for isopropanol or water',
      'ultraCraft-cure': 'Cures at 385 and 405 nm, heats to 60 °C (140 °F)',
    },
  },
  always: {
    title: 'Samples and guides',
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
        title: 'Buying guide',
        text: 'The six Reflex models in one table, and what to ask any maker.',
        alt: 'A Reflex on a shipping carton with two bottles of resin',
      },
      share: {
        title: 'Show us your print',
        text: 'How to photograph it, and where to send the picture.',
        alt: 'A printed dental model in front of a phone camera',
      },
    },
  },
  questions: {
    title: 'Questions about prices',
    questions: {
      terms: {
        question: 'What does a quote say about delivery and warranty?',
        answer:
          'The delivery date, shipping, setup and training by video or on site, the payment terms, and the warranty: 24 months on UltraCraft printers, 12 months on Reflex.',
      },
      financing: {
        question: 'Can I lease the machines?',
        answer:
          'We don’t lease machines ourselves. Tell us your leasing company or bank, and we’ll address the quote to them, with machines and consumables listed separately.',
      },
      tax: {
        question: 'Do prices include tax?',
        answer: 'No. Tax and shipping are added at checkout or in the quote.',
      },
      currency: {
        question: 'Which currency are the list prices in?',
        answer:
          'US dollars. For the Reflex, UltraCraft Wash and UltraCraft Cure, the store also shows prices in other currencies. Dealers set their own prices.',
      },
      promotions: {
        question: 'How do your promotions work?',
        answer:
          'Each one shows its products, its price and its first and last day, and applies in the stores named on its page. Codes come from our newsletter and our own pages only.',
      },
      testPrint: {
        question: 'Is a test print free, like a sample?',
        answer:
          'A sample is a part of ours and free; you only pay shipping. A test print is made from your file on the A2D HD. Ask about its cost when you send the file; it does not oblige you to buy.',
      },
    },
  },
  contact: {
    title: 'Get a price for your setup',
    text: 'Tell us what you print, how many a day and where to ship. No promotion is running today; to hear of the next one, subscribe and check the box for offers.',
    alt: 'Reflex, UltraCraft Wash and UltraCraft Cure side by side',
    links: { inquiry: 'Get a quote', newsletter: 'Tell me about promotions' },
  },
} satisfies PageCopy<typeof offers>;
