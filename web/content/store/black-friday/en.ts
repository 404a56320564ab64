import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Black Friday',
    title: 'We have not announced Black Friday prices.',
    text: 'If we do, they appear on this page with products, first and last day. Until then the list prices below apply, and you can use them to judge any deal, ours included.',
    alt: 'Reflex, washing unit and curing unit side by side, four bottles of resin in front',
    links: { newsletter: 'Get an email', offers: 'All offers' },
  },
  prices: {
    title: 'The prices to compare with',
    text: 'A printer alone does not give you finished parts. You need washing and curing as well. Prices are without tax and shipping.',
  },
  checks: {
    title: 'Six checks before you click',
    items: {
      reference: {
        title: 'What did it cost last month?',
        text: 'A crossed-out price should be the lowest of the past month, not one that nobody ever paid.',
      },
      box: { title: 'What is in the box?', text: 'Many bundles leave out the washing or the curing unit.' },
      pixels: {
        title: 'How large is a pixel?',
        text: '“8K” counts the pixels of the screen. Divide the width of the platform by their number: that is your detail.',
      },
      wear: {
        title: 'What do wear parts cost?',
        text: 'Film, tray and LCD wear out. Look up their price, and how long the maker has had them in stock.',
      },
      seller: {
        title: 'Who handles the warranty?',
        text: 'Our warranty counts from delivery and needs the invoice. Buy from us or from a listed dealer.',
      },
      resin: {
        title: 'Does it print your resin?',
        text: 'Check the resin page for your model. Wax and flexible resins, for instance, have no Turbo profiles.',
      },
    },
  },
  budget: {
    title: 'Plan for the first month as well',
    text: 'These costs come on top of every resin printer, whatever the brand.',
    alt: 'Bottle of Reflex Model Gray',
    points: {
      resin: 'Resin: one bottle to learn with, one for the real work',
      solvent: 'Isopropanol, and a closed container for the used one',
      gloves: 'Nitrile gloves, filters, paper towels',
      film: 'One spare release film for the first mishap',
      room: 'A room that you can air, at 20 to 28 °C',
    },
    links: { materials: 'Reflex resins' },
  },
  questions: {
    title: 'About the campaign',
    questions: {
      when: {
        question: 'When is Black Friday?',
        answer:
          'On the Friday after the fourth Thursday in November. Whether and when our campaign runs is announced here.',
      },
      how: {
        question: 'Where would I order?',
        answer:
          'In our online store; the store button is at the top of the page. Dealers may run campaigns of their own.',
      },
      stock: {
        question: 'Should I wait for the day?',
        answer:
          'We cannot promise that there will be a lower price. If you need the printer for a project, buy when you need it.',
      },
      rights: {
        question: 'Are returns and warranty different on sale items?',
        answer: 'No. A campaign price changes nothing about your rights or about the warranty.',
      },
    },
  },
  contact: {
    title: 'Not sure which printer yet?',
    text: 'Three questions narrow six Reflex models down to one.',
    alt: 'Reflex desktop printer',
    links: { reflex: 'Choose a Reflex' },
  },
} satisfies PageCopy<typeof blackFriday>;
