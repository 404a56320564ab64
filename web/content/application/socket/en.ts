import type { PageCopy } from '#sections/page-content.ts';
import type { socket } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prosthetic sockets',
    title: 'Rectified on screen, printed overnight',
    text: 'Rectify the socket region by region, print a test socket (check socket) overnight in Ortho Tough UV, check it on the plaster model and load-test it on the bench. Patients can wear printed sockets once the resin is cleared.',
    alt: 'Printed forearm socket with a wrist unit, behind it a gray test socket with two windows',
    links: { inquiry: 'Get a quote', printer: 'See the Reflex RS' },
  },
  results: {
    title: 'Nine months in a rehabilitation center',
    text: 'In an evaluation in Türkiye, the printed forearm test sockets were checked on the plaster model and the test bench. The patients were fitted with laminated sockets; nobody wore a printed one.',
    items: {
      fitting:
        'from the scan until the first test socket is on the plaster model. The center’s conventional one takes nine days from the cast.',
      limbs: 'all below the elbow; the printed socket was checked on the plaster model of each',
      sockets:
        'on average before one fit the plaster model. The conventional count, 2.3, comes from fittings on patients and isn’t comparable.',
      load: 'held along the axis for an hour by six sockets, with no damage',
    },
    measures: { fitting: 'days', limbs: 'residual limbs', sockets: 'test sockets' },
    links: { case: 'Read the case study' },
  },
  steps: {
    title: 'From residual limb to test socket',
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
        text: 'The next morning, cure for half an hour on each side at 60 °C (140 °F), with a curing lamp inside the socket.',
      },
      fit: {
        title: 'Check',
        text: 'Check contact on the plaster model through 15 mm windows, then load the socket on the bench. Grind the brim, or flare it slightly at about 80 °C (176 °F). The resin is not a thermoplastic; for a larger change, print again.',
      },
      definitive: {
        title: 'Fitting, once cleared',
        text: 'Fit the patient, reprint the last version with the wrist unit, and have a prosthetist inspect it every three months.',
      },
    },
  },
  faults: {
    title: 'Four failures, one still without a fix',
    text: 'All four came up on the plaster model or the test bench of this center.',
    items: {
      strap: {
        title: 'The strap hole stretched',
        text: 'Under load on the bench, a 4 mm wall crept within three weeks. The center now uses 5 mm with a metal eyelet.',
      },
      edge: {
        title: 'The brim cracked',
        text: 'Two test sockets cracked when pulled off the plaster model, where the brim had been ground to less than 3 mm. Leave it thicker.',
      },
      end: {
        title: 'Resin pooled at the closed end',
        text: 'Print, wash and drain sockets with the opening down.',
      },
      seam: {
        title: 'The seam stood out',
        text: 'In a leg socket joined from two halves, the seam marked the plaster. There is no fix yet; the center no longer joins sockets.',
      },
    },
  },
  legs: {
    title: 'Leg sockets in children’s sizes only',
    text: 'The Reflex RS builds 222 × 122 × 228 mm. An adult leg socket does not fit.',
    alt: 'Printed below-knee test socket in a child’s size, on a short tube',
    points: {
      children: 'The center has printed two leg test sockets, both in children’s sizes.',
      adults: 'Laminate or drape-form adult leg sockets as before.',
      height: 'The Reflex 2 Pro, the tallest printer with a profile for this resin, builds 240 mm.',
    },
  },
  questions: {
    title: 'Questions from prosthetists',
    questions: {
      clear: {
        question: 'Is the test socket (check socket) clear?',
        answer:
          'No. Ortho Tough UV comes in skin tone, white and black. Leave windows where you need to judge the fit.',
      },
      load: {
        question: 'How much load can a socket take?',
        answer:
          'There is no general rating. The load above was held by six forearm test sockets at one center; load-test your own design.',
      },
      skin: {
        question: 'Can it be worn on the skin?',
        answer:
          'As a socket, only once the resin is cleared. Fully cured parts are tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, for intact skin. Inner walls that no light has reached are not fully cured.',
      },
      release: {
        question: 'Who is responsible for the part?',
        answer:
          'The O&P lab that makes it. Once the resin is cleared, a prosthetist checks wall thickness, edges and load before every delivery.',
      },
    },
  },
  contact: {
    title: 'Send us your hardest fit',
    text: 'A de-identified scan is enough. We’ll check the size, propose walls and windows, and tell you which printer you need.',
    alt: 'Scan of a forearm on a monitor, with a handheld scanner and two printed test sockets',
    links: { inquiry: 'Get a quote', prosthesis: 'Prosthetic covers and parts' },
  },
} satisfies PageCopy<typeof socket>;
