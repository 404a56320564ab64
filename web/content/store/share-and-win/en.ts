import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Photo guide',
    title: 'Take a picture that does your print justice',
    text: 'All you need is a phone, a window and a sheet of paper. Then tell us about your print. With your consent, we show the picture on this site. There is no contest at the moment.',
    alt: 'A printed vase in front of a phone camera',
    links: { send: 'Show us your print' },
  },
  photo: {
    title: 'Photograph a print in six steps',
    items: {
      clean: {
        title: 'Finish the print',
        text: 'Wash, dry and cure it, and remove supports. Uncured resin shines like wet paint and hides the detail.',
      },
      light: {
        title: 'Use a window',
        text: 'Soft light from the side shows layers and edges. Turn off the flash and the ceiling light.',
      },
      ground: {
        title: 'Bend a sheet of paper',
        text: 'Lean it against a wall without a crease to hide the edge of the table. Gray suits light and dark resins alike.',
      },
      scale: {
        title: 'Show the size',
        text: 'Put a coin or a caliper next to the print in one of the pictures.',
      },
      detail: {
        title: 'Take one close-up',
        text: 'Step back and zoom in instead of moving close. The shape stays true, and your shadow stays out.',
      },
      facts: {
        title: 'Write down the data',
        text: 'Note printer, resin, layer height and print time, so others can repeat it.',
      },
    },
  },
  publishing: {
    title: 'How to get your print on our site',
    items: {
      message: {
        title: 'You write, we reply',
        text: 'Use the contact form: what it is, what it is for, and the data from step six. Our reply says where to send the pictures.',
      },
      who: {
        title: 'Who can take part',
        text: 'Anyone who prints on a Reflex or an UltraCraft.',
      },
      cost: {
        title: 'Taking part is free',
        text: 'We ask for no fee and no card details. If an account using our name asks for either, it is not ours.',
      },
      rights: {
        title: 'The picture stays yours',
        text: 'Before we publish it, we ask where we may show it, for how long, and whether you want to be named. You can withdraw your consent later.',
      },
      patients: {
        title: 'Patients stay anonymous',
        text: 'Dental and orthopedic parts are welcome if nothing identifies the patient, and with the patient’s consent where the law requires it.',
      },
      prizes: {
        title: 'No contest, no prizes',
        text: 'No contest is open right now, so there is nothing to win and no deadline.',
      },
    },
  },
  materials: {
    title: 'Resins that photograph well',
    text: 'Choose Figure Skin for faces, Detail Beige for ornament and Clear for translucent parts.',
    all: 'All Reflex resins',
  },
  ideas: {
    title: 'Ideas for your next print',
    items: {
      figure: {
        title: 'Figures without a visible seam',
        text: 'Splitting, hollowing, supports and primer, step by step.',
        alt: 'Printed figure of a knight',
      },
      rings: {
        title: 'Patterns for cast rings',
        text: 'Castable resins and how they burn out.',
        alt: 'Printed ring patterns',
      },
      cases: {
        title: 'What others print',
        text: 'Case studies from studios and workshops.',
        alt: 'Printed lattice cube',
      },
    },
  },
  contact: {
    title: 'Tell us about your print',
    text: 'Describe your print in the contact form. Send the pictures after our reply.',
    alt: 'An insole, two figures, a dental model, a splint and in-ear monitors, printed and photographed on a plain ground',
    links: { send: 'Show us your print' },
  },
} satisfies PageCopy<typeof shareAndWin>;
