import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices and samples',
    title: 'List prices, quotes and free samples',
    text: 'The Reflex, UltraCraft Wash and UltraCraft Cure have list prices. Dental printers are quoted for your lab or practice. Samples are free; you pay the shipping.',
    alt: 'An UltraCraft ChairSide Pro, an A2D, an A2D 4K and a Reflex side by side',
    total: 'list price of the Reflex, plus tax and shipping',
    links: { inquiry: 'Get a quote', store: 'Open the store' },
  },
  prices: {
    title: 'What a Reflex set costs',
    text: 'Printer, washing unit and curing unit; resin is extra. UltraCraft Wash and Cure fit every Reflex printer. The smaller Reflex Wash and Reflex Cure have no list price, and neither do the other five Reflex printers: ask us for a quote. Each product page shows the date its price took effect.',
    total: 'for these three, plus tax and shipping',
  },
  dental: {
    title: 'Dental printers: a quote for your lab',
    text: 'UltraCraft printers have no list price, because stations, installation, shipping and tax differ by lab and country. Tell us what you print and how many a day; the written quote covers:',
    alt: 'UltraCraft printer, washing unit and curing unit on a lab bench',
    points: {
      printer: 'The printer and the trays: one per resin saves cleaning',
      resin: 'Resin for the first weeks, with tested profiles',
      finishing: 'UltraCraft Wash and Cure, or the Wash Station for more than a few platforms a day',
      extras: 'Automation and other add-ons, priced separately',
    },
    links: { inquiry: 'Get a quote', printers: 'See the printers' },
  },
  always: {
    title: 'Three ways to start',
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
    },
  },
  questions: {
    title: 'Questions about prices',
    questions: {
      tax: {
        question: 'Do prices include tax?',
        answer: 'No. Tax and shipping are added at checkout or in the quote.',
      },
      currency: {
        question: 'Which currency are the list prices in?',
        answer: 'US dollars. Ask us for a price in your currency; dealers set their own prices.',
      },
      testPrint: {
        question: 'Is a test print free, like a sample?',
        answer:
          'A sample is a part of ours and free; you pay the shipping. A test print is made from your file on the A2D HD. Ask about its cost when you send the file; it does not oblige you to buy.',
      },
    },
  },
  promotions: {
    title: 'No promotion is running right now',
    text: 'When one starts, these four rules apply.',
    alt: 'A Reflex on a shipping carton, more cartons and two bottles of resin beside it',
    points: {
      dates: 'Each promotion shows its first and last day. After that, the list price applies to everyone.',
      price: 'Each sale price is shown next to the lowest price of the past 30 days.',
      shops: 'A promotion applies in the stores named on its page. Dealers set their own prices.',
      codes: 'Discount codes come from our newsletter and our own pages only. No codes are active right now.',
    },
    links: { blackFriday: 'How to check a deal', september: 'Reflex RS in September (ended)', share: 'Photo tips' },
  },
  contact: {
    title: 'Get a price for your setup',
    text: 'Tell us what you print, how many a day and where to ship. To hear about promotions instead, subscribe and check the box for offers: we’ll email you the products and dates when one starts.',
    alt: 'Reflex, UltraCraft Wash and UltraCraft Cure side by side',
    links: { inquiry: 'Get a quote', newsletter: 'Tell me about promotions' },
  },
} satisfies PageCopy<typeof offers>;
