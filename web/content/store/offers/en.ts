import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices and samples',
    title: 'Get a quote, or hold a sample first',
    text: 'Tell us what your lab or practice makes in a day, and you get a written, itemized quote within one business day. Or start with a sample: it is free, and you pay only for domestic shipping.',
    alt: 'An A2D 4K, an UltraCraft Wash and an UltraCraft Cure with resin bottles and printed parts on a lab bench',
    links: { inquiry: 'Get a quote', sample: 'Get a free sample' },
  },
  dental: {
    title: 'Dental printers are quoted as a package',
    text: 'We size it to your daily volume, your resins and your overnight runs. The calculator gives the cost per model from your own numbers. Send us a case, and our applications lab test-prints it on the A2D HD, our printer for dies and casting patterns. For another printer, visit a distributor with a demo unit or our Boston office.',
    alt: 'Six printed study models on the build platform of an A2D 4K',
    links: { cost: 'Cost per model', testPrint: 'Test print on the A2D HD' },
  },
  example: {
    title: 'Example: a lab with 42 working models a day',
    text: 'An A2D 4K prints six solid full-arch models at a time in 50 µm layers, seven jobs in an eight-hour shift. Models, castings and gingiva masks can be used today; our intraoral resins are not cleared yet. The quote would list:',
    first: 'Item',
    columns: { line: 'What we quote', use: 'What it does' },
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
        use: 'Six models washed in 6 min, then cured four at a time, 10 min each',
      },
      resin: {
        title: 'Resin',
        line: 'Model HP UV 2.0, three bottles of 5 kg',
        use: 'About ten working days, at 33 g of resin per solid model',
      },
      training: {
        title: 'Setup and training',
        line: '2 h by video, or on site',
        use: 'Your team runs its first jobs with our engineer',
      },
      options: {
        title: 'Options',
        line: 'HiVE for nights; a tray for each further resin',
        use: 'Up to 72 hollow models overnight, also at 50 µm; no tray cleaning between resins',
      },
      total: {
        title: 'Total',
        line: 'Each item and the sum in US dollars, with sales tax and freight',
        use: 'Enter it in the calculator to get your cost per model',
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
        text: 'The quote says how and when you pay, and how long it is valid. You order by accepting it in writing. If you finance through a leasing company or bank, we address the quote to them, with machines and consumables listed separately.',
      },
      warranty: {
        title: 'Warranty',
        text: 'From delivery, it runs 24 months for UltraCraft printers, 12 months for Reflex printers with six for the LCD, and 12 months for washing and curing units. Covered claims include parts, labor, the visit and shipping.',
      },
    },
  },
  always: {
    title: 'Samples and guides',
    items: {
      sample: {
        title: 'Free sample',
        text: 'Choose a part from your trade and check surface and edges. You pay only for domestic shipping.',
        alt: 'Pink gingiva mask on a printed model',
      },
      reflex: {
        title: 'Which of the six Reflex printers?',
        text: 'Answer four questions to find your model.',
        alt: 'Six Reflex printers on two shelves',
      },
      blackFriday: {
        title: 'Reflex buying guide',
        text: 'The six desktop printers in one table, with the list prices of the Reflex set.',
        alt: 'A Reflex on a shipping carton with two bottles of resin',
      },
      share: {
        title: 'Show us your print',
        text: 'How to photograph it, and where to send the picture.',
        alt: 'A phone in front of a printed dental model on curved paper',
      },
    },
  },
  prices: {
    title: 'List prices of the Reflex set',
    text: 'Before tax and shipping. All other machines are quoted.',
    total: 'Total for the set',
    notes: {
      Reflex: 'Desktop printer, parts up to 220 mm (8.7 in) tall',
      'ultraCraft-wash': 'Washing unit with two tanks',
      'ultraCraft-cure': 'Curing unit for 385 and 405 nm resins',
    },
    links: { guide: 'Compare the six Reflex models' },
  },
  questions: {
    title: 'Questions about prices',
    questions: {
      listPrice: {
        question: 'Why do dental printers have no list price?',
        answer:
          'A dental printer is sold with its stations, installation and training, and these depend on your lab. You get the price of every line in writing within one business day.',
      },
      testPrint: {
        question: 'Is a test print free, like a sample?',
        answer:
          'A sample is one of our parts and free; you pay only for shipping. A test print is made from your own file. We tell you before we start whether there is a charge. Neither obliges you to buy.',
      },
      currency: {
        question: 'Which machines have a list price?',
        answer:
          'The Reflex, UltraCraft Wash and UltraCraft Cure. The buying guide shows them in US dollars without tax and shipping; the store also has other currencies. Dealers set their own prices.',
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
    text: 'Tell us what you print, how many units a day and where to ship. We announce promotions by email; subscribe and check the box for offers.',
    alt: 'Four case pans with a die model, a framework pattern, an implant model and an aligner model',
    links: { inquiry: 'Get a quote', newsletter: 'Email me promotions' },
  },
} satisfies PageCopy<typeof offers>;
