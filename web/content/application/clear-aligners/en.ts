import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Clear aligners',
    title: 'Seven hundred arches a day, no two alike',
    text: 'Four A2D Ortho printers averaged 710 models a day over ten business days on our test line. The printers remove the models, and a code on each base carries case ID, stage and arch. Thermoforming, marking and trimming machines come from partners.',
    alt: 'Aligner line with Resin Station, A2D Ortho with its automation unit, washing station and a rack of models',
    links: { inquiry: 'Plan your line', materials: 'Model resins' },
  },
  steps: {
    title: 'Workflow in eight steps',
    text: 'Times per cycle on the test line: a print job and a wash basket hold 12 models, a curing unit six, a thermoforming unit one.',
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
        text: 'Hollow models are nested upright, each with a code on its base. The printer removes them automatically.',
      },
      wash: {
        title: 'Wash and drain',
        text: 'Two baths, then draining. Wet models cure sticky, and the sheet clings to them.',
      },
      cure: {
        title: 'Cure',
        text: 'Fully cured, the model takes the heat of the sheet. Undercured models warp in the thermoformer.',
      },
      form: {
        title: 'Thermoform',
        text: 'The model keeps its shape under heat and pressure, and comes out of the sheet clean.',
      },
      mark: {
        title: 'Laser-mark',
        text: 'A cell of our partner writes case ID, stage and lot on each aligner in 20 seconds and reads the mark back.',
      },
      trim: {
        title: 'Trim',
        text: 'In the same cell, a camera finds the designed trim line on the formed sheet; the cut takes 70 seconds. Then polish the edge, check and clean the aligner.',
      },
    },
  },
  figures: {
    title: 'What one line produces',
    text: 'Ten business days on our test line, with 212 real treatment plans. On the worst day, the line made 672 models. The white paper gives the stoppages. The remakes are those of an aligner lab in Italy.',
    items: {
      models: 'models on the best days, from four A2D Ortho printers running 24 hours without a stop',
      trimLines: 'of trim lines found by the camera alone; the rest are drawn by hand',
      job: 'hollow models per job, standing upright, removed automatically',
      remakes: 'of aligners remade, since the lab prints on two A2D Ortho',
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
    text: 'Calculated for one hollow arch in Model TF UV 2.0 on an A2D Ortho. It takes 20 g of resin, less than a solid working model. The example price of the printer includes its automation unit; the stations stand for a washing station, curing units and resin supply.',
  },
  printers: {
    title: 'Machines for an aligner line',
    text: 'Start with one printer and grow to ten with the same files, resins and workflow. One trimming cell keeps up with four printers; plan a second one with the fifth printer. The A2D Ortho removes its models automatically; the A2D 4K does so with HiVE.',
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
      space: {
        question: 'How much space and staff does a line take?',
        answer:
          'Four A2D Ortho, a Resin Station and a Wash Station stand in a row of 5.3 m (17 ft) and cover 3.2 m² (35 sq ft), without aisles and thermoforming. On the test line, two people worked each shift, three in the first hours of the morning.',
      },
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
          'Any that exports the stages as STL. StreamFlow reads case ID, stage and arch from the file names and writes them into the code on the base.',
      },
      waste: {
        question: 'How much resin does a model take?',
        answer:
          'About 20 g for a hollow arch, supports included; a solid working model takes about 33 g. Heliograph Prepare shows the volume of a job before you print it.',
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
