import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices and samples',
    title: 'Prices, quotes and free samples',
    text: 'Tell us what your lab makes in a day, and we answer within one business day, with a written quote for the complete package. The Reflex, UltraCraft Wash and UltraCraft Cure have list prices. Samples are free; you pay the shipping.',
    alt: 'An UltraCraft ChairSide Pro, an A2D, an A2D 4K and a Reflex side by side',
    total: 'list price of the Reflex, plus tax and shipping',
    links: { inquiry: 'Get a quote', sample: 'Get a free sample' },
  },
  dental: {
    title: 'Dental printers are quoted as a package',
    text: 'The package follows from your cases: how many units a day, in which resins, and how much runs overnight. The written quote lists each item with its price:',
    alt: 'UltraCraft printer, washing unit and curing unit on a lab bench',
    points: {
      printer: 'The printer and the trays: one per resin saves cleaning',
      resin: 'Resin for the first weeks, with tested profiles',
      finishing: 'UltraCraft Wash and Cure, or the Wash Station for more than a few platforms a day',
      extras: 'Automation and other add-ons, priced separately',
    },
    links: { inquiry: 'Get a quote', printers: 'See the printers' },
  },
  prices: {
    title: 'What a Reflex set costs',
    text: 'Printer, washing unit and curing unit; resin is extra. UltraCraft Wash and Cure fit every Reflex printer. We quote the other five Reflex printers and the smaller Reflex Wash and Reflex Cure within one business day. Each product page shows the date its price took effect.',
    total: 'for these three, plus tax and shipping',
  },
  always: {
    title: 'Four ways to start',
    items: {
      a2dHd: {
        title: 'A2D HD: quote and test print',
        text: 'A price for your setup and a test print of your file.',
        alt: 'UltraCraft A2D HD with crowns on a tray',
      },
      reflex: {
        title: 'Which of the six Reflex printers?',
        text: 'Answer four questions to find your model.',
        alt: 'Six Reflex printers on two shelves',
      },
      sample: {
        title: 'Free sample',
        text: 'The part is free; you pay the shipping on delivery.',
        alt: 'Pink gingiva mask on a printed model',
      },
      blackFriday: {
        title: 'Buying guide',
        text: 'Six questions for any printer offer, answered for ours.',
        alt: 'A Reflex on a shipping carton with two bottles of resin',
      },
    },
  },
  questions: {
    title: 'Questions about prices',
    questions: {
      financing: {
        question: 'Can I lease the machines?',
        answer:
          'Yes, through a leasing company or bank of your choice. Tell us its name and we make the quote out to it, with machines and consumables listed separately.',
      },
      tax: {
        question: 'Do prices include tax?',
        answer: 'No. Tax and shipping are added at checkout or in the quote.',
      },
      currency: {
        question: 'Which currency are the list prices in?',
        answer: 'US dollars. Ask us for a price in your currency; dealers set their own prices.',
      },
      promotions: {
        question: 'How do your promotions work?',
        answer:
          'Each one shows its products, its price and its first and last day, and applies in the stores named on its page. Codes come from our newsletter and our own pages only.',
      },
      testPrint: {
        question: 'Is a test print free, like a sample?',
        answer:
          'A sample is a part of ours and free; you pay the shipping. A test print is made from your file on the A2D HD. Ask about its cost when you send the file; it does not oblige you to buy.',
      },
    },
  },
  contact: {
    title: 'Get a price for your setup',
    text: 'Tell us what you print, how many a day and where to ship. No promotion is running today; to hear of the next one, subscribe and check the box for offers.',
    alt: 'Reflex, UltraCraft Wash and UltraCraft Cure side by side',
    links: { inquiry: 'Get a quote', newsletter: 'Tell me about promotions', share: 'Show us your print' },
  },
} satisfies PageCopy<typeof offers>;
