import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Clear aligners',
    title: 'Seven hundred arches a day, no two alike',
    text: 'Four A2D Ortho printers average that on our test line, with automatic part removal, models that release cleanly from the sheet, and software that ties every model to its patient. Thermoforming, marking and trimming machines come from partners.',
    alt: 'Aligner line with Resin Station, A2D Ortho with its automation unit, washing station and a rack of models',
    links: { inquiry: 'Plan your line', materials: 'Model resins' },
  },
  steps: {
    title: 'Workflow in six steps',
    items: {
      capture: {
        title: 'Capture',
        text: 'Take an intraoral scan or scan the impression, and check the scan for holes before planning.',
      },
      design: {
        title: 'Design',
        text: 'Plan staging, attachments and trim lines in your software, or have our design service do it.',
      },
      print: {
        title: '3D print',
        text: 'Hollow models are nested upright, each with a code on its base. The printer removes them automatically; then they are washed and cured.',
      },
      form: {
        title: 'Thermoform',
        text: 'The model keeps its shape under heat and pressure, and comes out of the sheet clean.',
      },
      mark: {
        title: 'Laser-mark',
        text: 'Each aligner is marked with patient, stage and lot, and the mark is read back before the next step.',
      },
      trim: {
        title: 'Trim',
        text: 'The aligner is cut along the designed trim line. A camera finds it on the formed sheet.',
      },
    },
  },
  figures: {
    title: 'What one line produces',
    text: 'Ten business days on our test line, with real treatment plans: 710 models a day on average, 672 on the worst day. The white paper gives the stoppages.',
    items: {
      models: 'models on the best days, from four A2D Ortho printers running 24 hours without a stop',
      trimLines: 'of trim lines found by the camera alone; the rest are drawn by hand',
      job: 'hollow models per job, standing upright; a job takes 96 min, removal included',
      accuracy: 'edge accuracy on the A2D Ortho and A2D 4K (half a pixel, calculated)',
    },
  },
  line: {
    title: 'Unattended overnight production',
    text: 'The A2D Ortho clears its own platform. Models printed overnight are ready to wash in the morning.',
    alt: 'UltraCraft A2D Ortho with its automation unit',
    points: {
      unattended:
        'The automation unit removes the models and starts the next job. The Resin Station keeps the tray full.',
      release:
        'Nobody scrapes models off, so bases do not chip. The platform is checked for residue before the next job.',
      trace: 'Each model carries a code that ties it to its order, print job and resin lot.',
    },
  },
  cost: {
    title: 'What does a model cost you?',
    text: 'Calculated for one hollow arch in Model TF UV 2.0 on an A2D Ortho. Enter your prices and compare it with what you pay for an outsourced model.',
  },
  printers: {
    title: 'Machines for an aligner line',
    text: 'Start with one printer and grow to ten with the same files, resins and workflow. The A2D Ortho removes its models automatically; the A2D 4K does so with HiVE.',
  },
  materials: {
    title: 'Model resins for orthodontics',
    text: 'Thermoform on Model TF UV 2.0; the other two are for working models and study models.',
    all: 'All dental resins',
  },
  cases: { title: 'How one aligner lab runs it' },
  questions: {
    title: 'Before you start',
    questions: {
      start: {
        question: 'What do I need for the first hundred cases?',
        answer:
          'One printer, a washing and a curing unit, a thermoforming machine, and resin for thermoforming models. Trim by hand until your volume justifies a machine.',
      },
      clearance: {
        question: 'Is the printed model a medical device?',
        answer:
          'The model never enters the mouth; the aligner does. Use a sheet that is cleared for aligners, and ask your regulator what you need as their manufacturer. In the United States, aligners require a 510(k).',
      },
      direct: {
        question: 'Why not print the aligner itself?',
        answer:
          'Sheet is clear, even in thickness and well established with regulators. Where a printed appliance works better, as with a retainer with bite blocks, use Retainer UV once it is cleared.',
      },
      files: {
        question: 'Which planning software can I use?',
        answer:
          'Any that exports the stages as STL. StreamFlow reads patient, stage and jaw from the file names and writes them into the code on the base.',
      },
      waste: {
        question: 'How much resin does a model take?',
        answer:
          'About 20 g for a hollow arch, supports included. Heliograph Prepare shows the volume of a job before you print it.',
      },
    },
  },
  contact: {
    title: 'Tell us your numbers',
    text: 'Give us your cases per month, working hours and floor space. We’ll send you a line plan, the cost per arch and a sample set of models.',
    alt: 'Set of clear aligners',
    links: { inquiry: 'Plan your line' },
  },
} satisfies PageCopy<typeof clearAligners>;
