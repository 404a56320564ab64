import type { PageCopy } from '#sections/page-content.ts';
import type { splintInnovate } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'New splint designs',
    title: 'Design the splint that thermoforming could not make.',
    text: 'Sheet has one thickness and one shape, that of the teeth below. A printed splint has the thickness you give it, wherever you give it, and a chewing surface of its own.',
    alt: 'Three clear splints for one upper jaw: flat with a ramp, indexed for the lower teeth, and covering the front teeth only',
    links: { inquiry: 'Print my design', materials: 'Splint resins' },
  },
  designs: {
    title: 'Four designs and what they are for',
    items: {
      guidance: {
        title: 'Guidance you can set',
        text: 'Ramps for canines and front teeth get their angle on screen, side by side and the same on both. Change it between two prints, not with a bur.',
      },
      index: {
        title: 'An indexed surface',
        text: 'Shallow imprints of the opposing teeth close the jaw in the planned position. Use it to hold a jaw relation, also as a test before restorations.',
      },
      front: {
        title: 'Front teeth only',
        text: 'A short splint with a small table keeps the back teeth apart for a limited time. Agree on the wearing time and the reviews before you print it.',
      },
      snap: {
        title: 'A splint that snaps on',
        text: 'Splint Flex UV goes over moderate undercuts. Tilted and crowded teeth need less block-out, and the splint holds without clamping.',
      },
    },
  },
  height: {
    title: 'Test a new bite height in four stages',
    text: 'Each stage starts from the same scan and the same bite, so you build the height that the patient got used to.',
    items: {
      splint: {
        title: 'Splint',
        text: 'Raise the bite with a positioning splint in Splint Rigid UV. If a contact disturbs, change the file and print again.',
      },
      tableTops: {
        title: 'Table tops',
        text: 'Once the height is right, turn it into occlusal veneers in Crown Ceramic UV that stay in day and night.',
      },
      temporaries: {
        title: 'Long-term temporaries',
        text: 'Where teeth are prepared, the same resin carries crowns and bridges of up to three units for months.',
      },
      final: {
        title: 'Final restoration',
        text: 'Scan the worn surfaces and copy them. The patient already knows them.',
      },
    },
  },
  limits: {
    title: 'How far you can go',
    text: 'Minimum dimensions from the instructions for use. Below them a splint may crack or lose its shape.',
    rows: {
      contacts: 'Splint Rigid UV under contacts',
      worn: 'Splint Flex UV, replace when thinner than',
      tableTop: 'Crown Ceramic UV, wall of a table top',
    },
  },
  file: {
    title: 'The file is enough for the next splint',
    text: 'The second splint needs no new impression and no second bite registration.',
    alt: 'Clear splint with a ramp for the front teeth',
    points: {
      lost: 'A lost splint is one more print job.',
      spot: 'If one spot wears through, thicken that spot and leave the rest.',
      variants: 'Print two heights in one job and let the patient try both.',
    },
  },
  trial: {
    title: 'Try it out before a patient does',
    text: 'A new shape is your design, and nobody has worn it yet. These checks take one spare print.',
    items: {
      model: {
        title: 'On the model',
        text: 'Press left and right in turn. Nothing may rock, and it must come off without force.',
      },
      warm: {
        title: 'In warm water',
        text: 'Put a flexible splint in water at mouth temperature and flex it. It behaves differently than on the bench.',
      },
      contacts: {
        title: 'In the articulator',
        text: 'Mark contacts and guidance with paper and compare them with the screen.',
      },
      record: {
        title: 'In the file',
        text: 'Note design version, resin batch, printer and curing time, so that you can repeat a good splint and find a bad one.',
      },
    },
  },
  materials: {
    title: 'Resins for splints and table tops',
    text: 'Two for splints, one for the stages after.',
    all: 'All dental resins',
  },
  questions: {
    title: 'Questions from people who design',
    questions: {
      mixed: {
        question: 'Can one print combine hard and soft zones?',
        answer:
          'No. A print has one resin. You make zones softer by making them thinner, as far as the limits above allow.',
      },
      thinner: {
        question: 'Can a printed splint be thinner than a thermoformed one?',
        answer: 'Between the contacts, yes. Under the contacts of a hard splint keep at least 1.5 mm.',
      },
      approval: {
        question: 'Is my own design covered by your biological evaluation?',
        answer:
          'The evaluation covers the resin after the prescribed washing and curing. Shape, indication and instructions for the patient are the responsibility of the maker of the splint.',
      },
      indexed: {
        question: 'How deep should the imprints be?',
        answer:
          'Deep enough for the tips of the cusps to find them and no deeper, so that the jaw can still leave them without lifting the splint. Start shallow and print again.',
      },
    },
  },
  contact: {
    title: 'Send us a design nobody wants to make',
    text: 'We look at the file, tell you what will break, and print it if it can be printed.',
    alt: 'Clear splint on an upper model with blue contact marks',
    links: { inquiry: 'Print my design', basics: 'Splints step by step', design: 'Have it designed' },
  },
} satisfies PageCopy<typeof splintInnovate>;
