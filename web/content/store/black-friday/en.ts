import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Black Friday',
    title: 'Before you buy on Black Friday',
    text: 'Here is what a complete set costs at list price, and six checks for any printer offer, ours included. We have no Black Friday price right now; if that changes, the products and dates will be here.',
    alt: 'A Reflex on a shipping carton, more cartons and two bottles of resin beside it',
    links: { store: 'Open the store', newsletter: 'Tell me about promotions' },
  },
  prices: {
    title: 'What a complete set costs',
    text: 'A printer alone won’t give you a finished part: you also need to wash and cure. Add up everything you need before you compare. UltraCraft Wash and Cure fit every Reflex. For the smaller Reflex Wash and Reflex Cure, ask us for a price.',
    total: 'for these three at list price, plus tax and shipping; resin is extra',
  },
  checks: {
    title: 'Six checks before you click',
    items: {
      reference: {
        title: 'What did it cost last month?',
        text: 'A crossed-out price should be one it actually sold at. A price tracker shows its history.',
      },
      box: { title: 'What’s in the box?', text: 'Many bundles leave out the washing unit or the curing unit.' },
      pixels: {
        title: 'How large is a pixel?',
        text: '“8K” counts pixels across the screen; it says nothing about their size. Divide the platform width by the number of pixels across it.',
      },
      wear: {
        title: 'What do consumables cost?',
        text: 'Film, tray and LCD wear out. Check what they cost and how long the manufacturer will supply them.',
      },
      seller: {
        title: 'Who handles the warranty?',
        text: 'Our warranty starts on delivery; keep your invoice. Buy from us or from a listed dealer.',
      },
      resin: {
        title: 'Does it print your resin?',
        text: 'Check the resin page for your model. For example, wax and flexible resins have no Turbo profiles.',
      },
    },
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
          'The day after Thanksgiving, which is the fourth Thursday in November. Dealers may run their own promotions.',
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
    title: 'Need a printer now?',
    text: 'Get a quote for the set you need. If you can wait, subscribe and check the box for offers, and we’ll email you the products and dates when a promotion starts.',
    alt: 'Six Reflex printers on two shelves',
    links: { inquiry: 'Get a quote', reflex: 'Choose a Reflex' },
  },
} satisfies PageCopy<typeof blackFriday>;
