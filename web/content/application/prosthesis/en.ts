import type { PageCopy } from '#sections/page-content.ts';
import type { prosthesis } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Arm and leg prosthetics',
    title: 'A cover shaped like the other leg',
    text: 'Scan the sound leg, mirror it, and print the cover in two shells that close around the tube. It does not touch the skin, so you can print it today. Sockets from the same printer are samples until Ortho Tough UV is cleared.',
    alt: 'Black printed leg cover with slanted slots on the tube and foot of a prosthesis, a second front shell beside it',
    links: { inquiry: 'Get a quote', socket: 'Prosthetic sockets' },
  },
  scope: {
    title: 'Parts to print',
    items: {
      cover: {
        title: 'Print the cover',
        text: 'The cover bears no load and gives the leg its shape. Pattern, texture and color are up to the wearer.',
      },
      test: {
        title: 'Print a sample test socket',
        text: 'It takes one night from a corrected file to the next print. Windows show the contact on the plaster model. Patients can wear it once the resin is cleared.',
      },
      forearm: {
        title: 'Print a sample forearm socket',
        text: 'It fits the build volume of the Reflex RS, 222 × 122 × 228 mm. In an evaluation, one center printed samples for 31 limbs.',
      },
      load: {
        title: 'Laminate the adult leg socket',
        text: 'It is too wide for the platform, and when a center joined two halves, the seam stood out inside. Buy tubes, adapters and feet as before.',
      },
    },
  },
  cover: {
    title: 'Four decisions for a cover',
    text: 'Settle all four in CAD before you print.',
    alt: 'Reflex 2 Pro desktop printer',
    points: {
      shape: 'Mirror the scan of the sound leg and leave room for the tube and clamps.',
      halves: 'Split it into a front and a back shell. The Reflex 2 Pro prints up to 240 mm tall in one piece.',
      closure:
        'Close it with snap-fits. In Reflex Tough ABS-like Black they open and close many times if you keep strain to 4%.',
      weight: 'Cut slots. They save weight and resin and give access to the tube clamp screws.',
    },
    links: { printer: 'Reflex 2 Pro' },
  },
  parts: {
    title: 'More for your O&P lab',
    items: {
      socket: {
        title: 'Sockets',
        text: 'Figures from 31 limbs, checked on plaster, and the problems that came up.',
        alt: 'Printed forearm socket with wrist unit in front of a gray test socket',
      },
      orthosis: {
        title: 'Orthoses and insoles',
        text: 'Steps and limits, from the scan to the overnight print.',
        alt: 'Printed wrist-hand orthosis with straps',
      },
      technical: {
        title: 'Brackets and housings',
        text: 'Housings, mounts and fixtures for use in the lab.',
        alt: 'Printed housing, bracket, bellows and nozzle',
      },
    },
  },
  resins: {
    title: 'Tough resins for covers',
    text: 'A cover rubs on clothing and bumps into chairs. These two resins take knocks.',
    all: 'All Reflex resins',
  },
  questions: {
    title: 'Questions from prosthetists',
    questions: {
      time: {
        question: 'How long does a cover take?',
        answer:
          'A shell 240 mm tall takes about six hours on the Reflex 2 Pro at 40 mm/h, so you can print both halves back to back in a day. Washing, drying and curing add a little over an hour.',
      },
      outdoors: {
        question: 'Can the patient wear it outdoors?',
        answer: 'Coat covers that see sun and rain. Uncoated, these resins are for indoor use.',
      },
      skin: {
        question: 'Which resin for parts that touch skin?',
        answer:
          'Ortho Tough UV, once it is cleared. It is tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23 for intact skin. A prosthetist then checks wall, edges and load before delivery.',
      },
      change: {
        question: 'What if the patient’s leg changes?',
        answer:
          'Open the file, change the girth and reprint one shell. You can keep the other half as long as the seam is the same.',
      },
    },
  },
  contact: {
    title: 'Plan your first cover with us',
    text: 'Send a de-identified scan and the length from ankle to knee. We’ll check whether it fits in two shells and tell you which printer you need.',
    alt: 'Printed texture samples: leather, knit and weave',
    links: { inquiry: 'Get a quote' },
  },
} satisfies PageCopy<typeof prosthesis>;
