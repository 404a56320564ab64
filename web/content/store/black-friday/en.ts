import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Black Friday buying guide',
    title: 'What a Reflex set costs, and six questions to ask',
    text: 'A finished part takes three machines: printer, washing unit and curing unit. Below are their list prices and our answers to six questions you should ask about any printer. No sale is running today; subscribers hear of the next one first.',
    alt: 'A Reflex on a shipping carton, more cartons and two bottles of resin beside it',
    total: 'list price of Reflex, UltraCraft Wash and UltraCraft Cure, plus tax and shipping',
    links: { inquiry: 'Get a quote for the set', newsletter: 'Tell me about promotions' },
  },
  checks: {
    title: 'Six questions, answered for our printers',
    text: 'Put the same questions to every offer that you compare.',
    items: {
      pixels: {
        title: 'How large is a pixel?',
        text: 'Reflex: 33 µm. Reflex RS and Reflex 2: 29.7 µm. Reflex 2 Pro: 19 µm. “8K” only counts pixels; divide the platform width by the pixels across it.',
      },
      volume: {
        title: 'How large can a part be?',
        text: 'Reflex: 192 × 121 × 220 mm (7.6 × 4.8 × 8.7 in). Reflex RS: 222 × 122 × 228 mm (8.7 × 4.8 × 9 in). Reflex 2: 228 × 128 × 250 mm (9 × 5 × 9.8 in). Reflex 2 Pro: 218.9 × 123.1 × 240 mm (8.6 × 4.8 × 9.4 in).',
      },
      warranty: {
        title: 'How long is the warranty?',
        text: 'Reflex printers: 12 months, the LCD 6 months. UltraCraft printers: 24 months. It starts on delivery; keep your invoice.',
      },
      box: {
        title: 'What’s in the box?',
        text: 'With the Reflex: resin tray with film, build platform, hex key, sample file, test certificate and Heliograph Prepare. Wash, Cure and resin are sold separately.',
      },
      resin: {
        title: 'Which resins does it print?',
        text: 'The Reflex has tested profiles for eight resins, the Reflex RS for twelve. Wax and flexible resins have no Turbo profiles. For resins of other makers you set the exposure yourself. No Reflex has profiles for dental resins.',
      },
      wear: {
        title: 'What wears out?',
        text: 'A film lasts about 20,000 layers and comes in sets of three. The LCD is rated for over 2,000 h and takes about 30 min to change. Order films and trays from the accessories list.',
      },
    },
  },
  prices: {
    title: 'The three machines of the set',
    text: 'UltraCraft Wash and Cure fit every Reflex. On a small desk, the Reflex Wash and Reflex Cure do the same job for one printer; we quote them.',
  },
  budget: {
    title: 'What you’ll need in the first month',
    text: 'Every resin printer needs these, whatever the brand.',
    alt: 'Resin runs from a tray through a paper filter into a dark bottle, a dish with cured leftovers beside it',
    points: {
      resin: 'Resin: one bottle to learn with, one for the real work',
      solvent: 'Isopropanol, and a closed container for used solvent',
      gloves: 'Nitrile gloves, filters, paper towels',
      film: 'One spare release film, for the first time you tear one',
      room: 'A room you can ventilate, at the temperature your printer needs (Reflex: 20 to 28 °C, 68 to 82 °F)',
    },
    links: { materials: 'Reflex resins' },
  },
  questions: {
    title: 'Before you order',
    questions: {
      when: {
        question: 'When is Black Friday?',
        answer:
          'On November 27 in 2026 and on November 26 in 2027, the day after Thanksgiving. Dealers may run their own promotions.',
      },
      stock: {
        question: 'Should I wait for Black Friday?',
        answer: 'We cannot promise a lower price. If you need the printer for a project, buy when you need it.',
      },
      rights: {
        question: 'Are returns and warranty different on sale items?',
        answer: 'No. A sale price does not affect your rights or the warranty.',
      },
    },
  },
  contact: {
    title: 'Prefer a different Reflex?',
    text: 'Compare the six Reflex printers, then ask for the set with the one you chose. To wait for a promotion, subscribe and check the box for offers.',
    alt: 'Six Reflex printers on two shelves',
    links: { reflex: 'Choose a Reflex', newsletter: 'Tell me about promotions' },
  },
} satisfies PageCopy<typeof blackFriday>;
