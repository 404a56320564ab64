import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices and samples',
    title: 'A quote for your lab, and a free sample',
    text: 'Tell us what your lab makes in a day. You’ll have a written, itemized quote within one business day. Samples are free; you pay shipping.',
    alt: 'An UltraCraft ChairSide Pro, an A2D, an A2D 4K and a Reflex side by side',
    links: { inquiry: 'Get a quote', sample: 'Get a free sample' },
  },
  dental: {
    title: 'Dental printers are quoted as a package',
    text: 'We build the package around your cases: how many units a day, in which resins, and how much runs overnight. The written quote lists each item with its price:',
    alt: 'UltraCraft printer, washing unit and curing unit on a lab bench',
    points: {
      printer: 'Printer and trays (one tray per resin saves cleaning)',
      resin: 'Resin for the first weeks, with tested profiles',
      finishing: 'UltraCraft Wash and Cure, or the Wash Station if you run more than a few build platforms a day',
      extras: 'Automation and other add-ons, priced separately',
    },
    links: { inquiry: 'Get a quote', printers: 'See the printers', testPrint: 'Test print on the A2D HD' },
  },
  prices: {
    title: 'List prices: the Reflex desktop set',
    text: 'The Reflex is for figures, jewelry and workshop parts; it has no profiles for dental resins. Resin is extra. UltraCraft Wash and Cure fit every Reflex printer. We quote the other five Reflex printers and the smaller Reflex Wash and Reflex Cure within one business day. Each product page shows the date its price took effect.',
    total: 'total for the set, before tax and shipping',
  },
  always: {
    title: 'Samples and guides',
    items: {
      sample: {
        title: 'Free sample',
        text: 'The part is free; you only pay shipping.',
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
          'Yes, through a leasing company or bank of your choice. Tell us which one, and we’ll address the quote to them, with machines and consumables listed separately.',
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
    links: { inquiry: 'Get a quote', newsletter: 'Tell me about promotions' },
  },
} satisfies PageCopy<typeof offers>;
