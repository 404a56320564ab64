import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Share and win',
    title: 'No competition is open at the moment.',
    text: 'When the next one starts, this page names prizes, closing date and rules. Until then, read how to take a picture that does your print justice.',
    alt: 'A printed vase on a curved sheet of paper, a phone on a stand takes its picture',
    links: { newsletter: 'Get an email', offers: 'All offers' },
  },
  photo: {
    title: 'A good picture in six steps',
    items: {
      clean: {
        title: 'Finish the print',
        text: 'Wash, dry and cure it, remove supports. Fresh resin shines like wet paint.',
      },
      light: { title: 'Use a window', text: 'Soft light from the side shows layers and edges. Switch the flash off.' },
      ground: {
        title: 'Bend a sheet of paper',
        text: 'Lean it against a wall without a crease, and the horizon disappears.',
      },
      scale: { title: 'Show the size', text: 'Put a coin or a caliper next to it in one of the pictures.' },
      detail: { title: 'Go close once', text: 'One picture of the whole, one of the spot you are proud of.' },
      facts: {
        title: 'Write down the data',
        text: 'Printer, resin, layer height and hours. Others want to repeat it.',
      },
    },
  },
  rules: {
    title: 'What each competition will state',
    text: 'Before you upload anything, you find these four points here.',
    items: {
      who: { title: 'Who can enter', text: 'Countries, age, and whether a company may take part.' },
      dates: {
        title: 'From when to when',
        text: 'First and last day with time zone, and the day on which winners are named.',
      },
      choice: { title: 'How winners are chosen', text: 'By a jury, by vote or by lot, and what they receive.' },
      rights: {
        title: 'What happens to your picture',
        text: 'It stays yours. We ask which channels we may show it on and for how long.',
      },
    },
  },
  ideas: {
    title: 'Ideas for your next print',
    items: {
      figure: {
        title: 'A bust in two resins',
        text: 'Splitting, hollowing, supports and primer, step by step.',
        alt: 'Printed figure of a knight',
      },
      rings: {
        title: 'A ring, cast in silver',
        text: 'Resins that burn out for casting.',
        alt: 'Printed ring patterns',
      },
      cases: {
        title: 'Something that did not exist before',
        text: 'Case studies from studios and workshops.',
        alt: 'Printed lattice cube',
      },
    },
  },
  materials: {
    title: 'Resins that photograph well',
    text: 'Figure Skin for faces, Detail Beige for ornament, Clear for everything light passes through.',
    all: 'All Reflex resins',
  },
  questions: {
    title: 'Questions',
    questions: {
      prizes: {
        question: 'What can I win?',
        answer: 'Nothing at present, because no competition is running. We name prizes when one opens.',
      },
      now: {
        question: 'Can I send a picture today?',
        answer:
          'Gladly, through the contact form. It does not take part in a competition, and we publish it only with your consent.',
      },
      dental: {
        question: 'May I show dental work?',
        answer:
          'Only without anything that points to the patient, and with the patient’s consent if you need it where you are.',
      },
      brand: {
        question: 'A profile that looks like yours told me I won.',
        answer: 'We never ask winners for card data or a fee. If in doubt, write to us through the contact page first.',
      },
    },
  },
  contact: {
    title: 'Do not miss the next start',
    text: 'The newsletter announces it, with the rules.',
    alt: 'Printed texture samples',
    links: { newsletter: 'Subscribe' },
  },
} satisfies PageCopy<typeof shareAndWin>;
