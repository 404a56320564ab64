import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Offers',
    title: 'A complete Reflex set',
    text: 'Printer, washing and curing unit at list price, ready to order. Dental printers are quoted for your lab. Promotions are announced here and by email.',
    alt: 'Reflex, washing unit, curing unit and four bottles of resin',
    total: 'for all three, plus tax and shipping',
    links: { reflex: 'Choose a Reflex', newsletter: 'Get an email' },
  },
  always: {
    title: 'Available all year',
    items: {
      a2dHd: {
        title: 'A2D HD: get a quote',
        text: 'Get a price for your setup and a test print of your data.',
        alt: 'UltraCraft A2D HD with crowns on a tray',
      },
      reflex: {
        title: 'Buy a Reflex',
        text: 'Compare six printers and choose yours.',
        alt: 'Six Reflex printers on two shelves',
      },
      sample: {
        title: 'Free sample',
        text: 'The part is free, you only pay local shipping.',
        alt: 'Printed occlusal splint',
      },
    },
  },
  campaigns: {
    title: 'Promotions and their status',
    items: {
      blackFriday: {
        title: 'Black Friday',
        text: 'No prices published yet. Learn how to spot a fair deal.',
        alt: 'A Reflex 2 on a shipping carton, more cartons and two bottles of resin beside it',
      },
      september: {
        title: 'Reflex RS in September',
        text: 'Ended. See what the Reflex RS does and how to buy it today.',
        alt: 'Reflex RS with a printed fixture',
      },
      share: {
        title: 'Share and win',
        text: 'No contest is open. Learn how to photograph a print.',
        alt: 'A printed vase in front of a phone camera',
      },
    },
  },
  prices: {
    title: 'Current list prices',
    text: 'UltraCraft Wash and Cure fit every Reflex and have a list price; for the Reflex Wash and Reflex Cure, ask for a quote. Each product page shows the date its price took effect.',
    total: 'for the set of three, plus tax and shipping',
  },
  rules: {
    title: 'How we run promotions',
    items: {
      dates: {
        title: 'Fixed start and end dates',
        text: 'We never show a countdown that starts over when you reload the page.',
      },
      price: {
        title: 'Real reference prices',
        text: 'We show each reduced price next to the lowest price of the month before.',
      },
      shops: {
        title: 'In our own stores',
        text: 'Promotions apply in the stores named on the page. Dealers set their own prices.',
      },
      dental: {
        title: 'Dental printers by quote',
        text: 'The price depends on stations, resin and installation, so we calculate it for your lab.',
      },
    },
  },
  questions: {
    title: 'Questions',
    questions: {
      tax: {
        question: 'Do prices include tax?',
        answer: 'No. Tax and shipping are added at checkout or in the quote.',
      },
      missed: {
        question: 'I missed a promotion. Can I still get the price?',
        answer: 'No. After the last day, the list price applies to everyone.',
      },
      code: {
        question: 'I found a discount code on another site. Is it real?',
        answer: 'Only codes from our newsletter and our own pages are valid. Ask us if you are unsure.',
      },
    },
  },
  contact: {
    title: 'One email when the next promotion starts',
    text: 'Subscribe and choose the topic Consumer or Dental Labs. Every newsletter has a link to unsubscribe.',
    alt: 'Reflex 2 Pro and washing unit on a desk, printed vases in front',
    links: { newsletter: 'Subscribe' },
  },
} satisfies PageCopy<typeof offers>;
