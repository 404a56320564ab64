import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prices, samples and promotions',
    title: 'Current list prices: Reflex, Wash and Cure',
    text: 'One total for printer, washing unit and curing unit. No promotion is running right now; when one starts, it will appear here and in the newsletter with its first and last day.',
    alt: 'Reflex, UltraCraft Wash and UltraCraft Cure side by side',
    total: 'for these three, plus tax and shipping; resin is extra',
    links: { store: 'Open the store', newsletter: 'Tell me about promotions' },
  },
  always: {
    title: 'Available all year',
    items: {
      a2dHd: {
        title: 'A2D HD: get a quote',
        text: 'Get a price for your setup and a test print of your file.',
        alt: 'UltraCraft A2D HD with crowns on a tray',
      },
      reflex: {
        title: 'Choose a Reflex',
        text: 'Answer four questions to find your Reflex.',
        alt: 'Six Reflex printers on two shelves',
      },
      sample: {
        title: 'Free sample',
        text: 'The part is free; you pay the shipping.',
        alt: 'Printed occlusal splint',
      },
    },
  },
  guides: {
    title: 'Guides and past promotions',
    items: {
      blackFriday: {
        title: 'How to check a deal',
        text: 'Six checks before you buy a resin printer, on Black Friday or any other day.',
        alt: 'A Reflex on a shipping carton, more cartons and two bottles of resin beside it',
      },
      september: {
        title: 'Reflex RS in September',
        text: 'This promotion has ended. See what applies to orders and how to buy the RS today.',
        alt: 'Reflex RS with a printed fixture',
      },
      share: {
        title: 'Photograph your print',
        text: 'Six steps to a good picture, and how to get your print on our site.',
        alt: 'A printed vase in front of a phone camera',
      },
    },
  },
  prices: {
    title: 'What the total includes',
    text: 'UltraCraft Wash and Cure work with every Reflex. If you prefer Reflex Wash and Reflex Cure, ask for a quote. Each product page shows the date its price took effect.',
    total: 'Total at list price, plus tax and shipping',
  },
  rules: {
    title: 'How we run promotions',
    items: {
      dates: {
        title: 'Fixed start and end dates',
        text: 'Each promotion shows its first and last day.',
      },
      price: {
        title: 'Honest “before” prices',
        text: 'We show each reduced price next to the lowest price of the previous 30 days.',
      },
      shops: {
        title: 'In our own stores',
        text: 'Promotions apply in the stores named on the page. Dealers set their own prices.',
      },
      dental: {
        title: 'Dental printers are quoted individually',
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
} satisfies PageCopy<typeof offers>;
