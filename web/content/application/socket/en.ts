import type { PageCopy } from '#sections/page-content.ts';
import type { socket } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prosthetic sockets',
    title: 'Corrected on screen, printed overnight',
    text: 'Rectify the socket on screen, region by region, and print a sample overnight in Ortho Tough UV. Check it on the plaster model and load it on the test bench today. Patients can wear printed sockets once the resin is cleared or listed.',
    alt: 'Printed forearm socket with a wrist unit, behind it a gray test socket with two windows',
    links: { inquiry: 'Get a quote', printer: 'See the Reflex RS' },
  },
  results: {
    title: 'Nine months, 31 patients',
    text: 'An evaluation with forearm prostheses at a rehabilitation center in Türkiye.',
    before: 'Plaster',
    after: 'Scanned and printed',
    rows: {
      fitting: 'Days from cast or scan to first fitting',
      sockets: 'Test sockets per patient',
      nights: 'Nights in the guest house during the fitting',
    },
  },
  steps: {
    title: 'From residual limb to definitive socket',
    items: {
      scan: { title: 'Scan', text: 'Scan the residual limb without a liner.' },
      rectify: {
        title: 'Rectify',
        text: 'Reduce and relieve region by region. The values stay on record, so you can repeat what worked.',
      },
      print: {
        title: 'Print',
        text: 'Print overnight, with the opening down, so no resin collects at the closed end.',
      },
      cure: {
        title: 'Cure',
        text: 'The next morning, cure for half an hour on each side at 60 °C, with a lamp inside the socket.',
      },
      fit: {
        title: 'Fit',
        text: 'Judge pressure through windows of 15 mm. Grind an edge or flare it with hot air.',
      },
      definitive: {
        title: 'Definitive socket',
        text: 'Reprint the last version with the wrist unit. A prosthetist inspects it every three months.',
      },
    },
  },
  faults: {
    title: 'Four failures and their fixes',
    text: 'All four happened in the project above.',
    items: {
      strap: {
        title: 'The strap hole crept',
        text: 'A wall of 4 mm gave way within three weeks. The center now uses 5 mm with a metal eyelet.',
      },
      edge: {
        title: 'The brim cracked',
        text: 'Two of 31 sockets cracked where the brim had been ground to less than 3 mm. Leave it thicker.',
      },
      end: {
        title: 'Resin pooled at the closed end',
        text: 'Print, wash and drain sockets with the opening down.',
      },
      seam: {
        title: 'The seam pressed',
        text: 'A leg socket joined from two halves pressed on the limb. The center stopped doing this.',
      },
    },
  },
  legs: {
    title: 'Leg sockets for children only',
    text: 'The platform of the Reflex RS measures 222 × 122 mm.',
    alt: 'Printed below-knee socket on a short tube',
    points: {
      children: 'The center has printed two leg sockets so far, both for children.',
      adults: 'Sockets for adult legs do not fit. Laminate or drape them as before.',
    },
  },
  questions: {
    title: 'Questions from prosthetists',
    questions: {
      clear: {
        question: 'Is the test socket clear?',
        answer: 'No. Ortho Tough UV comes in skin tone, white and black. Print windows where you need to see the skin.',
      },
      load: {
        question: 'How much load can a socket take?',
        answer:
          'The center loaded six forearm sockets with 400 N along the axis for an hour without damage. Test your own design as well.',
      },
      skin: {
        question: 'Can it be worn on the skin?',
        answer:
          'As a socket, only once the resin is cleared or listed. Fully cured parts are tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, for intact skin. Inner walls that no light has reached are not fully cured.',
      },
      release: {
        question: 'Who is responsible for the part?',
        answer:
          'The workshop that makes it. An orthotist or prosthetist checks wall thickness, edges and load before every delivery.',
      },
    },
  },
  cases: { title: 'Full case studies' },
  contact: {
    title: 'Send us your hardest fit',
    text: 'Send an anonymized scan. We’ll check the size, propose walls and windows, and tell you which printer you need.',
    alt: 'Printed leg cover on a prosthesis',
    links: { inquiry: 'Get a quote', prosthesis: 'Covers and other parts' },
  },
} satisfies PageCopy<typeof socket>;
