import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Share and win',
    title: 'No contest is open right now.',
    text: 'When the next one starts, you will find the prizes, closing date and rules here. Until then, learn how to take a picture that does your print justice.',
    alt: 'A printed vase on a curved sheet of paper, a phone on a stand takes its picture',
    links: { newsletter: 'Get an email', offers: 'All offers' },
  },
  photo: {
    title: 'Photograph a print in six steps',
    items: {
      clean: {
        title: 'Finish the print',
        text: 'Wash, dry and cure it, and remove supports. Uncured resin shines like wet paint.',
      },
      light: { title: 'Use a window', text: 'Soft light from the side shows layers and edges. Turn off the flash.' },
      ground: {
        title: 'Bend a sheet of paper',
        text: 'Lean it against a wall without a crease to hide the edge of the table.',
      },
      scale: { title: 'Show the size', text: 'Put a coin or a caliper next to it in one of the pictures.' },
      detail: {
        title: 'Take one close-up',
        text: 'Add a picture of your favorite detail to the one of the whole print.',
      },
      facts: {
        title: 'Write down the data',
        text: 'Add printer, resin, layer height and print time, so others can repeat it.',
      },
    },
  },
  rules: {
    title: 'Rules for every contest',
    text: 'You will find these four points here before you upload anything.',
    items: {
      who: { title: 'Who can enter', text: 'Countries, minimum age, and whether companies can enter.' },
      dates: {
        title: 'Start and end',
        text: 'First and last day with time zone, and the day we announce winners.',
      },
      choice: { title: 'How winners are chosen', text: 'By jury, vote or drawing, and what they receive.' },
      rights: {
        title: 'What happens to your picture',
        text: 'It stays yours. We ask where we may show it and for how long.',
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
        text: 'Castable resins and how they burn out.',
        alt: 'Printed ring patterns',
      },
      cases: {
        title: 'Your own new design',
        text: 'Case studies from studios and workshops.',
        alt: 'Printed lattice cube',
      },
    },
  },
  materials: {
    title: 'Resins that photograph well',
    text: 'Choose Figure Skin for faces, Detail Beige for ornament and Clear for translucent parts.',
    all: 'All Reflex resins',
  },
  questions: {
    title: 'Questions',
    questions: {
      prizes: {
        question: 'What can I win?',
        answer: 'Nothing right now, because no contest is running. We announce prizes when one opens.',
      },
      now: {
        question: 'Can I send a picture today?',
        answer: 'Yes, through the contact form. It is not a contest entry, and we publish it only with your consent.',
      },
      dental: {
        question: 'Can I show dental work?',
        answer: 'Only if nothing identifies the patient, and with the patient’s consent where your law requires it.',
      },
      brand: {
        question: 'An account that looks like yours says I won. Is it real?',
        answer:
          'We never ask winners for card details or a fee. If in doubt, check with us through the contact page first.',
      },
    },
  },
  contact: {
    title: 'Hear about the next contest',
    text: 'The newsletter announces it, with the rules.',
    alt: 'Printed texture samples',
    links: { newsletter: 'Subscribe' },
  },
} satisfies PageCopy<typeof shareAndWin>;
