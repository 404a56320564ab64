import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Clear aligners',
    title: 'Seven hundred arches a day, no two alike.',
    text: 'A line for aligners, from the scan to the trimmed edge: printers that release their own models, resins that let go of the sheet, and software that knows which arch is whose.',
    alt: 'Set of clear aligners beside the printed model that they were formed on',
    links: { inquiry: 'Plan a line', materials: 'Resins for models' },
  },
  steps: {
    title: 'The workflow, in six steps',
    items: {
      capture: {
        title: 'Capture',
        text: 'Intraoral scan or scanned impression, checked for holes before anybody plans on it.',
      },
      design: {
        title: 'Design',
        text: 'Staging, attachments and trim lines, in your software or by our design service.',
      },
      print: {
        title: '3D print',
        text: 'Hollow arches, nested upright, each with a code on its base; the printer releases them itself.',
      },
      form: {
        title: 'Thermoform',
        text: 'The model keeps its shape under heat and pressure, and the sheet comes off clean.',
      },
      mark: { title: 'Laser-mark', text: 'Patient, stage and batch on each aligner, read back before it goes on.' },
      trim: { title: 'Trim', text: 'Along the line that was designed; the camera finds it on the formed sheet.' },
    },
  },
  figures: {
    title: 'What a line does',
    items: {
      models: 'models a day on one line',
      trimLines: 'of trim lines are found by the camera alone',
      accuracy: 'edge position on the A2D Ortho and A2D 4K: half a pixel, calculated',
      support: 'until support answers, around the clock on five days a week',
    },
  },
  line: {
    title: 'It runs while nobody is there',
    text: 'The A2D Ortho clears its own platform. What is printed at night is ready for washing in the morning.',
    alt: 'A line for aligners: resin station, A2D Ortho with its automation unit, washing station and a rack of models',
    points: {
      unattended:
        'The automation unit takes the models off and starts the next job; the resin station keeps the tray full.',
      release: 'No spatula, no chipped bases: the platform is checked for residue before it prints again.',
      trace: 'Each model carries its code; order, job and batch of resin stay together.',
    },
  },
  printers: {
    title: 'Machines for a line',
    text: 'Start with one. With ten, the files, the resins and the routines stay the same.',
  },
  materials: {
    title: 'Model resins',
    text: 'One for thermoforming models under heat and pressure, two for working models.',
    all: 'All dental resins',
  },
  cases: { title: 'From dental laboratories and practices' },
  questions: {
    title: 'Before you start',
    questions: {
      start: {
        question: 'What do I need for the first hundred cases?',
        answer:
          'One printer, a washing and a curing unit, a thermoforming machine, and resin for thermoforming models. Trim by hand until the numbers ask for more.',
      },
      direct: {
        question: 'Why not print the aligner itself?',
        answer:
          'Sheet is clear, even in thickness, and well established with regulators. Where a printed appliance is the better one, such as a retainer with bite blocks, use Retainer UV.',
      },
      files: {
        question: 'Which planning software fits?',
        answer:
          'Any that exports the stages as STL. StreamFlow reads patient, stage and jaw from the file names and writes them into the code on the base.',
      },
      waste: {
        question: 'How much resin does an arch take?',
        answer:
          'A hollow one about 20 g, supports included. Heliograph Prepare shows the volume of a job before you print it.',
      },
    },
  },
  contact: {
    title: 'Tell us your numbers',
    text: 'Cases a month, working hours, floor space: you get the plan of a line, the cost of each arch, and a sample set of models.',
    alt: 'Printed arch for thermoforming',
    links: { inquiry: 'Plan a line' },
  },
} satisfies PageCopy<typeof clearAligners>;
