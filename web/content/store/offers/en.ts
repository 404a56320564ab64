import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Offers',
    title: 'No campaign is running right now.',
    text: 'List prices apply. This page names every campaign with its dates, and it says so when one is over.',
    alt: 'A Reflex 2 on a shipping carton, more cartons and two bottles of resin beside it',
    links: { reflex: 'Choose a Reflex', newsletter: 'Hear about the next one' },
  },
  campaigns: {
    title: 'All campaigns and where they stand',
    items: {
      a2dHd: {
        title: 'A2D HD: get a quote',
        text: 'Open all year. A price for your set, and a test print of your data.',
        alt: 'UltraCraft A2D HD with crowns on a tray',
      },
      reflex: {
        title: 'Buy a Reflex',
        text: 'Open all year. Six printers, and how to choose between them.',
        alt: 'Six Reflex printers on two shelves',
      },
      blackFriday: {
        title: 'Black Friday',
        text: 'No prices published. Read what a fair deal looks like before the day.',
        alt: 'Reflex, washing unit, curing unit and four bottles of resin',
      },
      september: {
        title: 'Reflex RS in September',
        text: 'Over. See what the Reflex RS does and how to buy it today.',
        alt: 'Reflex RS with a printed fixture',
      },
      share: {
        title: 'Share and win',
        text: 'No competition is open. Learn to take a picture that shows the print.',
        alt: 'A printed vase in front of a phone camera',
      },
      sample: {
        title: 'Free sample',
        text: 'Open all year. You pay for local shipping only.',
        alt: 'Printed occlusal splint',
      },
    },
  },
  prices: {
    title: 'List prices today',
    text: 'Without tax and shipping. Each product page names the day from which its price is valid.',
  },
  rules: {
    title: 'How we run campaigns',
    items: {
      dates: { title: 'With a first and a last day', text: 'No countdown that starts again when you reload the page.' },
      price: {
        title: 'Against a real price',
        text: 'A reduced price stands beside the lowest price of the month before it.',
      },
      shops: {
        title: 'In our own shops',
        text: 'Campaigns apply in the shops that the page names. Dealers set their own prices.',
      },
      dental: {
        title: 'Dental printers by quote',
        text: 'The price depends on stations, resin and installation, so we calculate it for you.',
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
        question: 'I missed a campaign. Can I still get the price?',
        answer: 'No, once the last day is over, the list price applies to everyone.',
      },
      code: {
        question: 'I found a discount code on another site. Is it real?',
        answer: 'Only codes from our newsletter and our own pages are valid. Ask us if you are unsure.',
      },
    },
  },
  contact: {
    title: 'One email when the next campaign starts',
    text: 'Subscribe and choose the topic Consumer or Dental Labs. You can unsubscribe in every email.',
    alt: 'Reflex 2 Pro and washing unit on a desk, printed vases in front',
    links: { newsletter: 'Subscribe' },
  },
} satisfies PageCopy<typeof offers>;
