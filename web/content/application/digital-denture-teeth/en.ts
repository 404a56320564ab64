import type { PageCopy } from '#sections/page-content.ts';
import type { digitalDentureTeeth } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Digital denture teeth',
    title: 'Base and teeth from one design',
    text: 'The tooth arch is printed in one piece and drops into sockets in the printed base. No setting up tooth by tooth, and a lost denture is printed again from the file.',
    alt: 'Printed full upper denture with a pink base',
    links: { samples: 'Request a sample', inquiry: 'Get a quote' },
  },
  steps: {
    title: 'From design to delivery',
    items: {
      design: { title: 'Design', text: 'Base and teeth together, with sockets and an arch of 12 to 14 joined teeth.' },
      tryIn: { title: 'Try in', text: 'Print the whole denture in base resin to check fit, bite and lip support.' },
      teeth: {
        title: 'Print the teeth',
        text: 'Wash with a soft brush in the fissures, dry, and cure for 5 minutes under nitrogen. They are not fully cured yet, so that they bond.',
      },
      base: { title: 'Print the base', text: 'Wash, rinse the sockets, and leave to dry for half an hour.' },
      bond: {
        title: 'Bond',
        text: 'Roughen the underside of the arch with 50 µm alumina. Put liquid base resin into the sockets, seat the arch, wipe, and tack-cure.',
      },
      cure: { title: 'Cure together', text: 'Twenty minutes a side, under nitrogen or glycerin.' },
      polish: {
        title: 'Polish',
        text: 'Rubber wheel, brush, buff, at no more than 1500 rpm. The fitting side stays as printed.',
      },
      bite: { title: 'Check the bite', text: 'Adjust with fine carbide burs and polish the spots again.' },
    },
  },
  values: {
    title: 'Smooth enough for the mouth',
    text: 'Above an Ra of 0.2 µm, more plaque settles on a surface.',
    rows: { polish: 'Roughness Ra after the third polishing step' },
  },
  materials: {
    title: 'The two resins',
    text: 'Three gingiva shades for the base, four tooth shades for the arch.',
    all: 'All dental resins',
  },
  limits: {
    title: 'What to watch',
    items: {
      thickness: {
        title: 'At least 2 mm of base',
        text: 'Thin lingual flanges tore off their supports and stopped night runs. Check them in design.',
      },
      settling: {
        title: 'Pigments and filler settle',
        text: 'Shake Denture Teeth UV for 3 minutes, the base resin for 2, and stir the tray after a long pause.',
      },
      bond: {
        title: 'Bond before the final cure',
        text: 'Fully cured teeth have little left to bond to. Roughen every arch, also when it looks matte.',
      },
      repair: {
        title: 'Relines and repairs',
        text: 'Roughened and wetted with monomer, the base takes ordinary cold-curing acrylic.',
      },
    },
  },
  machines: {
    title: 'Printers that run both resins',
    text: 'With HiVE, an A2D 4K or A2D HD prints bases through the night, and the arches are printed by day.',
  },
  questions: {
    title: 'Questions from denture labs',
    questions: {
      teeth: {
        question: 'Can I keep prefabricated teeth?',
        answer: 'Yes. Denture Base UV is combined with printed or prefabricated teeth.',
      },
      night: {
        question: 'How many bases does a night yield?',
        answer:
          'A laboratory counted 84 on average over 20 nights of 13 hours. Three of those nights ended early. Bonding became its bottleneck.',
      },
      tryIn: {
        question: 'How much sooner is the try-in?',
        answer: 'In the same laboratory, two working days after the order, where it used to be four.',
      },
    },
  },
  contact: {
    title: 'Hold base and teeth in your hand',
    text: 'Request the printed base and the tooth arch as samples. Part of each is polished, the rest is left as printed.',
    alt: 'Case pans with printed dental work, among it a full denture',
    links: { samples: 'Request a sample' },
  },
} satisfies PageCopy<typeof digitalDentureTeeth>;
