import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Black Friday',
    title: 'Black Friday: a complete Reflex set',
    text: 'Printer, washing and curing unit at today’s list prices. Judge any deal by the sum, including ours. Once our Black Friday prices are set, you will find them here with products and dates.',
    alt: 'Reflex, washing unit and curing unit side by side, four bottles of resin in front',
    total: 'for all three, plus tax and shipping',
    links: { reflex: 'Choose a Reflex', newsletter: 'Get an email' },
  },
  prices: {
    title: 'Prices for comparison',
    text: 'To get finished parts, you also need washing and curing. UltraCraft Wash and Cure fit every Reflex and have a list price; the Reflex Wash and Reflex Cure are quoted.',
    total: 'for the set of three, plus tax and shipping',
  },
  checks: {
    title: 'Six checks before you click',
    items: {
      reference: {
        title: 'What did it cost last month?',
        text: 'A crossed-out price should be the lowest of the past month.',
      },
      box: { title: 'What is in the box?', text: 'Many bundles leave out the washing or the curing unit.' },
      pixels: {
        title: 'How large is a pixel?',
        text: '“8K” counts the pixels of the screen. Divide the platform width by the number of pixels across to get the pixel size.',
      },
      wear: {
        title: 'What do consumables cost?',
        text: 'Film, tray and LCD wear out. Check what they cost and how long the manufacturer has stocked them.',
      },
      seller: {
        title: 'Who handles the warranty?',
        text: 'Our warranty runs from delivery and requires the invoice. Buy from us or from a listed dealer.',
      },
      resin: {
        title: 'Does it print your resin?',
        text: 'Check the resin page for your model. For example, wax and flexible resins have no Turbo profiles.',
      },
    },
  },
  budget: {
    title: 'Budget for the first month',
    text: 'Every resin printer needs these, whatever the brand.',
    alt: 'Bottle of Reflex Model Gray',
    points: {
      resin: 'Resin: one bottle to learn with, one for the real work',
      solvent: 'Isopropanol, and a closed container for used solvent',
      gloves: 'Nitrile gloves, filters, paper towels',
      film: 'One spare release film for the first mishap',
      room: 'A room you can ventilate, at 20 to 28 °C',
    },
    links: { materials: 'Reflex resins' },
  },
  questions: {
    title: 'About the sale',
    questions: {
      when: {
        question: 'When is Black Friday?',
        answer:
          'It is the day after Thanksgiving, the fourth Thursday in November. We will announce here whether and when our sale runs.',
      },
      how: {
        question: 'Where would I order?',
        answer:
          'In our online store; the store button is at the top of the page. Dealers may run their own promotions.',
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
    title: 'Not sure which printer yet?',
    text: 'Four questions narrow six Reflex models down to one.',
    alt: 'Reflex desktop printer',
    links: { reflex: 'Choose a Reflex' },
  },
} satisfies PageCopy<typeof blackFriday>;
