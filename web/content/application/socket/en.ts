import type { PageCopy } from '#sections/page-content.ts';
import type { socket } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prosthetic sockets',
    title: 'Corrected today, fitted tomorrow',
    text: 'You rectify the socket on screen, region by region, and print it overnight in Ortho Tough UV. If it presses at the fitting, you change one value and print again.',
    alt: 'Printed forearm socket with a wrist unit, behind it a gray test socket with two windows',
    links: { inquiry: 'Get a quote', printer: 'Reflex RS' },
  },
  results: {
    title: 'Nine months, 31 patients',
    text: 'Forearm prostheses at a rehabilitation center in Türkiye. The struck-out figure is the one with plaster.',
    items: {
      fitting: 'days from scan to first fitting',
      sockets: 'test sockets per patient',
      nights: 'nights in the guest house during the fitting',
    },
  },
  steps: {
    title: 'From residual limb to definitive socket',
    items: {
      scan: { title: 'Scan', text: 'The residual limb, without a liner.' },
      rectify: {
        title: 'Rectify',
        text: 'Reduce and relieve region by region. The values stay on record, so you can repeat what worked.',
      },
      print: {
        title: 'Print',
        text: 'Overnight, with the opening down, so that no resin collects at the closed end.',
      },
      cure: {
        title: 'Cure',
        text: 'The next morning: half an hour on each side at 60 °C, with a lamp inside the socket.',
      },
      fit: {
        title: 'Fit',
        text: 'Judge pressure through windows of 15 mm. Grind an edge or flare it with hot air.',
      },
      definitive: {
        title: 'Definitive socket',
        text: 'Print the last version again, with the wrist unit. A prosthetist inspects it every three months.',
      },
    },
  },
  faults: {
    title: 'Four faults and what ended them',
    text: 'All of them occurred in the project above.',
    items: {
      strap: {
        title: 'The strap hole crept',
        text: 'A wall of 4 mm gave way within three weeks. It is 5 mm there now, with a metal eyelet.',
      },
      edge: {
        title: 'The brim cracked',
        text: 'Two of 31 sockets cracked where the brim had been ground to less than 3 mm. Leave it thicker.',
      },
      end: {
        title: 'Resin stayed in the end',
        text: 'Print, wash and drain sockets with the opening down.',
      },
      seam: {
        title: 'The seam pressed',
        text: 'A leg socket joined from two halves pressed on the limb. The center gave that up.',
      },
    },
  },
  legs: {
    title: 'Leg sockets only for children',
    text: 'The platform of the Reflex RS measures 222 × 122 mm.',
    alt: 'Printed below-knee socket on a short tube',
    points: {
      children: 'The center has printed two leg sockets so far, both for children.',
      adults: 'Sockets for adult legs do not fit. Laminate or drape them as before.',
    },
  },
  questions: {
    title: 'Prosthetists ask',
    questions: {
      clear: {
        question: 'Is the test socket clear?',
        answer: 'No. Ortho Tough UV comes in skin tone, white and black. Print windows where you want to see the skin.',
      },
      load: {
        question: 'How much does a socket bear?',
        answer:
          'The center loaded six forearm sockets with 400 N along the axis for an hour, without damage. Your own design still needs its own test.',
      },
      skin: {
        question: 'Can it be worn on the skin?',
        answer:
          'Fully cured parts are tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, for intact skin. An inner wall that no light has reached is not fully cured.',
      },
      release: {
        question: 'Who is responsible for the part?',
        answer:
          'The workshop that makes it. An orthotist or prosthetist checks wall thickness, edges and load before every delivery.',
      },
    },
  },
  cases: { title: 'The projects in full' },
  contact: {
    title: 'Bring the limb that is hard to fit',
    text: 'Send an anonymized scan. We check the size, propose walls and windows, and tell you which printer you need.',
    alt: 'Printed leg cover on a prosthesis',
    links: { inquiry: 'Get a quote', prosthesis: 'Covers and other parts' },
  },
} satisfies PageCopy<typeof socket>;
