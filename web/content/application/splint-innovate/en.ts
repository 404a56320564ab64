import type { PageCopy } from '#sections/page-content.ts';
import type { splintInnovate } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'New splint designs',
    title: 'Design splints you cannot thermoform',
    text: 'Sheet has one thickness and takes the shape of the teeth below. On a printed splint, you set the thickness at every point and design the occlusal surface. Test it on the model today; patients can wear it once a splint resin is cleared.',
    alt: 'Three clear splints for one upper jaw: flat with a ramp, indexed for the lower teeth, and covering the front teeth only',
    links: { inquiry: 'Print my design', materials: 'Splint resins' },
  },
  designs: {
    title: 'Four designs and their uses',
    items: {
      guidance: {
        title: 'Adjustable guidance',
        text: 'Set the angle of the canine and anterior ramps on screen, the same on both sides. To change it, edit the file and reprint instead of reaching for a bur.',
      },
      index: {
        title: 'An indexed surface',
        text: 'Shallow imprints of the opposing teeth guide the jaw to the planned position. Use it to hold a jaw relation, or to test one before restorations.',
      },
      front: {
        title: 'Anterior splint',
        text: 'A short splint with a small platform keeps the back teeth apart for a limited time. Plan wearing time and checkups before you print it.',
      },
      snap: {
        title: 'Snap-on splint',
        text: 'Splint Flex UV snaps over moderate undercuts. Tilted and crowded teeth need less block-out, and the splint holds without binding.',
      },
    },
  },
  height: {
    title: 'Test a new bite height in four stages',
    text: 'Each stage starts from the same scan and the same bite, so you build to the height that proved right. Use it on patients once the resins are cleared.',
    items: {
      splint: {
        title: 'Splint',
        text: 'Raise the bite with a positioning splint in Splint Rigid UV. If a contact is off, change the file and print again.',
      },
      tableTops: {
        title: 'Table tops',
        text: 'Once the height is right, turn it into occlusal veneers in Crown Ceramic UV for day and night.',
      },
      temporaries: {
        title: 'Long-term temporaries',
        text: 'Where teeth are prepared, use the same resin for crowns and bridges of up to three units that last for months.',
      },
      final: {
        title: 'Final restoration',
        text: 'Scan the adjusted surfaces and copy them.',
      },
    },
  },
  limits: {
    title: 'Minimum dimensions',
    text: 'From the instructions for use. Anything thinner may crack or lose its shape.',
    rows: {
      contacts: 'Splint Rigid UV under contacts',
      worn: 'Splint Flex UV, replace when thinner than',
      tableTop: 'Crown Ceramic UV, wall of a table top',
    },
  },
  file: {
    title: 'Reprint from the file',
    text: 'A second splint needs no new impression and no new bite registration.',
    alt: 'Clear splint with a ramp for the front teeth',
    points: {
      lost: 'If a splint is lost, print it again.',
      spot: 'If one spot wears through, thicken that spot and leave the rest.',
      variants: 'Print two heights in one job and compare both in the articulator.',
    },
  },
  trial: {
    title: 'Test it before the patient wears it',
    text: 'Nobody has worn your new design yet. These checks take one spare print, and you can do them today.',
    items: {
      model: {
        title: 'On the model',
        text: 'Press left and right in turn. The splint must not rock, and it must come off without force.',
      },
      warm: {
        title: 'In warm water',
        text: 'Put a flexible splint in water at mouth temperature and flex it. It behaves differently there than on the bench.',
      },
      contacts: {
        title: 'In the articulator',
        text: 'Mark contacts and guidance with paper and compare them with the screen.',
      },
      record: {
        title: 'In the file',
        text: 'Note design version, resin lot, printer and curing time, so you can repeat a good splint and trace a bad one.',
      },
    },
  },
  materials: {
    title: 'Resins for splints and table tops',
    text: 'Two for splints, one for the later stages.',
    all: 'All dental resins',
  },
  questions: {
    title: 'Questions from designers',
    questions: {
      mixed: {
        question: 'Can one print combine hard and soft zones?',
        answer: 'No. Each print uses one resin. Make zones softer by making them thinner, within the limits above.',
      },
      thinner: {
        question: 'Can a printed splint be thinner than a thermoformed one?',
        answer: 'Between the contacts, yes. Under the contacts of a hard splint, keep at least 1.5 mm.',
      },
      approval: {
        question: 'Is my own design covered by your biological evaluation?',
        answer:
          'The evaluation covers the resin after the prescribed washing and curing. The maker of the splint is responsible for shape, indication and patient instructions.',
      },
      indexed: {
        question: 'How deep should the imprints be?',
        answer:
          'Just deep enough for the cusp tips to find them, so the jaw can still move out without lifting the splint. Start shallow and reprint if needed.',
      },
    },
  },
  contact: {
    title: 'Send us a difficult design',
    text: 'Leave out patient data. We’ll check the file, tell you where it will break, and print it if it can be printed.',
    alt: 'Clear splint on an upper model with blue contact marks',
    links: { inquiry: 'Print my design', basics: 'Splints step by step', design: 'Design service' },
  },
} satisfies PageCopy<typeof splintInnovate>;
