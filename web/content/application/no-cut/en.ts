import type { PageCopy } from '#sections/page-content.ts';
import type { noCut } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Scanning without sectioning',
    title: 'Scan the stone model whole and skip the saw',
    text: 'Pinning, sectioning and trimming dies takes hours and now and then costs you a margin. Scan the model in one piece instead, separate the die on screen and print a model with removable dies.',
    alt: 'Uncut stone model on a scanner plate, with violet lines of light across a prepared tooth',
    links: { inquiry: 'Try it on one case', study: 'Read the case study' },
  },
  results: {
    title: 'Two and a half hours faster, same gap',
    text: 'A lab with 260 technicians timed each case from receiving the model to the finished crown. With silicone replicas, it compared the mean marginal gap of 180 posterior crowns with that of 60 from sectioned dies.',
    before: 'Sawn dies',
    after: 'Model in one piece',
    rows: { time: 'Time per case', gap: 'Marginal gap' },
  },
  steps: {
    title: 'How to scan it',
    items: {
      model: {
        title: 'Leave the model as it is',
        text: 'Skip the pins and the second pour. Clean the stone around the preparation, because bubbles and drips scan as margin.',
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
    text: 'The large lab sectioned one model in nine at first and now sections one in twelve. A smaller lab in Lyon sent 9 of its first 120 cases back to the saw.',
    items: {
      narrow: {
        title: 'Narrow gaps',
        text: 'With less than about 0.5 mm between preparation and neighbor, the scanner cannot see the margin.',
      },
      deep: {
        title: 'Deep margins',
        text: 'Deep subgingival preparations stay in shadow. Ask the practice for better retraction, or section the model.',
      },
    },
  },
  dies: {
    title: 'Printed dies that seat correctly',
    text: 'A die can sit high, loose or stuck in its socket. These four habits prevent it.',
    alt: 'Printed upper model with one die taken out of its socket',
    points: {
      test: 'Print a test die from every lot and change the gap in steps of 0.01 mm.',
      brush: 'Brush out the sockets in both baths.',
      dry: 'Put the dies in only when the sockets are dry, after 20 min at 40 °C.',
      wait: 'Cure with the dies out, then wait 2 h before you fit anything.',
    },
    links: { resin: 'Model HP UV 2.0' },
  },
  bench: {
    title: 'Staff moved from the saw to the scanner',
    text: 'The lab with 260 technicians prints its models on two A3D printers with automatic refill.',
    alt: 'UltraCraft A3D',
    points: {
      people: 'Eight of twelve people moved from sectioning and trimming to scanning and finishing.',
      margins: 'Sawing used to damage four or five margins a week. That no longer happens with whole models.',
      blind: 'For a month, technicians compared crowns from both methods blind. After that nobody asked for the saw.',
    },
    links: { printer: 'UltraCraft A3D' },
  },
  questions: {
    title: 'Before you put the saw away',
    questions: {
      scanner: {
        question: 'Can my scanner do this?',
        answer:
          'It has to take extra views at angles you choose, and your design software has to separate dies along a margin. Send us the model number, or scan one difficult model and send us the file without patient data.',
      },
      impression: {
        question: 'Can I scan the impression instead of the model?',
        answer:
          'Yes, if the scanner reaches the bottom of the preparation. The lab in Lyon does both. Deep, narrow preparations are easier to capture on stone.',
      },
      spray: {
        question: 'Do I have to spray the stone?',
        answer:
          'Not if you use a scannable stone. Printed models in Model HP UV 2.0 are matte and scan without spray, for instance to check the fit.',
      },
      plaster: {
        question: 'What happens to the stone model?',
        answer: 'Keep it whole. If a crown does not fit, you can rescan the model or section it after all.',
      },
    },
  },
  contact: {
    title: 'Try it on one model',
    text: 'Send us the scan of an uncut model, without patient data. We’ll separate the dies, print the model and send it to you to compare with your sectioned one.',
    alt: 'Intraoral scanner over a printed lower model',
    links: { inquiry: 'Try it on one case', impression: 'Work without stone models' },
  },
} satisfies PageCopy<typeof noCut>;
