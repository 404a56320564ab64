import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices and samples',
    title: 'List prices, quotes and free samples',
    text: 'A Reflex set has list prices. Dental printers are quoted for your lab or practice, and samples are free. No promotion is running right now.',
    alt: 'An UltraCraft ChairSide Pro, an A2D, an A2D 4K and a Reflex side by side',
    links: { inquiry: 'Get a quote', store: 'Open the store' },
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
        title: 'Reflex: choose one of six',
        text: 'Four questions lead to your model.',
        alt: 'Six Reflex printers on two shelves',
      },
      sample: {
        title: 'Free sample',
        text: 'The part is free; you pay the shipping on delivery.',
        alt: 'Pink gingiva mask on a printed model',
      },
    },
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
  prices: {
    title: 'What a Reflex set costs',
    text: 'Printer, washing unit and curing unit; resin is extra. The set uses UltraCraft Wash and Cure: they have list prices and work with every Reflex. The smaller Reflex Wash and Reflex Cure, and the other Reflex printers, are priced on request. Each product page shows the date its price took effect.',
    total: 'for these three, plus tax and shipping',
  },
  guides: {
    title: 'Before and after you buy',
    items: {
      blackFriday: {
        title: 'How to check a deal',
        text: 'Six checks before you buy a resin printer, on Black Friday or any other day.',
        alt: 'A Reflex on a shipping carton, more cartons and two bottles of resin beside it',
      },
      september: {
        title: 'Ended: Reflex RS in September',
        text: 'What applies to orders from the promotion, and how to buy the RS today.',
        alt: 'Reflex RS with a printed fixture',
      },
      share: {
        title: 'Photograph your print',
        text: 'Six steps to a good picture, and how to get your print on our site.',
        alt: 'A printed vase in front of a phone camera',
      },
    },
  },
  rules: {
    title: 'How we run promotions',
    items: {
      dates: { title: 'Fixed start and end', text: 'Each promotion shows its first and last day.' },
      price: {
        title: 'Honest reference prices',
        text: 'Next to each reduced price stands the lowest price of the previous 30 days.',
      },
      shops: {
        title: 'In our own stores',
        text: 'Promotions apply in the stores named on the page. Dealers set their own prices.',
      },
      codes: {
        title: 'Codes only from us',
        text: 'Discount codes come from our newsletter and our own pages. There is none right now.',
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
      missed: {
        question: 'I missed a promotion. Can I still get the price?',
        answer: 'No. After the last day, the list price applies to everyone.',
      },
    },
  },
  contact: {
    title: 'Hear about the next promotion',
    text: 'Subscribe and check the box for offers. When a promotion starts, you’ll get an email with its products and dates.',
    alt: 'Reflex, UltraCraft Wash and UltraCraft Cure side by side',
    links: { newsletter: 'Tell me about promotions', inquiry: 'Get a quote' },
  },
} satisfies PageCopy<typeof offers>;
