import type { PageCopy } from '#sections/page-content.ts';
import type { noCut } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Scanning without sectioning',
    title: 'Scan the plaster model whole and leave the saw alone.',
    text: 'Pinning, sawing and trimming dies take hours and cost a margin now and then. Scan the model in one piece instead, separate the die on screen and print a model with removable dies.',
    alt: 'Uncut plaster model on a scanner plate, with violet lines of light across a prepared tooth',
    links: { inquiry: 'Try it on one case', study: 'Read the case study' },
  },
  results: {
    title: 'Two and a half hours less, with the same gap',
    text: 'Measured in a laboratory with 260 technicians: the time from the arrival of the model to the finished crown, and the mean marginal gap of 180 posterior crowns against 60 from sawn dies, by silicone replica.',
    before: 'Sawn dies',
    after: 'Model in one piece',
    rows: { time: 'Time per case', gap: 'Marginal gap' },
  },
  steps: {
    title: 'How to scan it',
    items: {
      model: {
        title: 'Leave the model as it is',
        text: 'Skip the pins and the second base. Clean the plaster around the preparation, because bubbles and drips look like margin.',
      },
      views: {
        title: 'Add views between the teeth',
        text: 'Tilt the model and scan narrow or deep preparations again from a second angle. Check the contacts for holes before you take the model out.',
      },
      margin: {
        title: 'Cut on screen',
        text: 'Mark the margin, then remove the neighboring teeth from the data. Design the crown and the printed model from this one scan.',
      },
      print: {
        title: 'Print while the crown is milled',
        text: 'Model and crown are ready at the same time, and you fit the crown on removable dies.',
      },
    },
  },
  saw: {
    title: 'Keep the saw for these models',
    text: 'The large laboratory sawed one model in nine at first and saws one in twelve now. A smaller one in Lyon sent 9 of its first 120 cases back to the saw.',
    items: {
      narrow: {
        title: 'Narrow gaps',
        text: 'Less than about 0.5 mm between preparation and neighbor hides the margin from the scanner.',
      },
      deep: {
        title: 'Deep margins',
        text: 'Preparations far below the gum stay in shadow. Ask the clinic for better retraction, or saw.',
      },
    },
  },
  dies: {
    title: 'Printed dies that stop where they should',
    text: 'A die moves in its socket. These four habits keep it from sitting high, loose or stuck.',
    alt: 'Printed upper model with one die taken out of its socket',
    points: {
      test: 'Print a test die from every batch and change the gap in steps of 0.01 mm.',
      brush: 'Brush out the sockets in both baths.',
      dry: 'Put the dies in only when the sockets are dry, after 20 min at 40 °C.',
      wait: 'Cure with the dies out, then wait 2 h before you fit anything.',
    },
    links: { resin: 'Model HP UV 2.0' },
  },
  bench: {
    title: 'What became of the saw bench',
    text: 'The laboratory with 260 technicians prints its models on two A3D printers that refill themselves.',
    alt: 'UltraCraft A3D',
    points: {
      people: 'Eight of twelve people moved from sawing and trimming to scanning and finishing.',
      margins: 'Four or five margins used to be damaged every week. Models that stay whole have none.',
      blind: 'Technicians compared crowns from both methods blind for a month. After that nobody asked for the saw.',
    },
    links: { printer: 'UltraCraft A3D' },
  },
  questions: {
    title: 'Before you put the saw away',
    questions: {
      scanner: {
        question: 'Does my scanner do this?',
        answer:
          'It has to take extra views at angles that you choose, and your design software has to separate dies along a margin. Send us the model number, or scan one difficult model and send us the file.',
      },
      impression: {
        question: 'Can I scan the impression instead of the model?',
        answer:
          'Yes, if the scanner reaches the bottom of the preparation. The laboratory in Lyon scans either. Deep, narrow preparations are easier to capture on plaster.',
      },
      spray: {
        question: 'Do I have to spray the plaster?',
        answer:
          'Use a scannable plaster. Printed models in Model HP UV 2.0 are matte and scan without spray, for instance to check the fit.',
      },
      plaster: {
        question: 'What happens to the plaster model?',
        answer: 'Keep it whole. If a crown does not fit, you can scan it again or still saw it.',
      },
    },
  },
  contact: {
    title: 'Try it on one model',
    text: 'Send us the scan of an uncut model. We separate the dies, print the model and send it to you, so that you can compare it with your sawn one.',
    alt: 'Intraoral scanner over a printed lower model',
    links: { inquiry: 'Try it on one case', impression: 'Work without plaster' },
  },
} satisfies PageCopy<typeof noCut>;
