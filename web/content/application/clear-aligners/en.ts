import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Clear aligners',
    title: '710 models a day, no two alike',
    text: 'That is the average of four A2D Ortho printers over ten business days on our test line. The printers remove the models, and a code on each base carries case ID, stage and arch. Thermoforming, marking and trimming machines come from partners.',
    alt: 'Aligner line with Resin Station, A2D Ortho with its automation unit, washing station and a rack of models',
    links: { inquiry: 'Plan your line', materials: 'Model resins' },
  },
  steps: {
    title: 'Workflow in eight steps',
    text: 'Times per cycle on the test line. A print job and a wash basket hold 12 models. The line has two curing units for six models each and two thermoforming units for one each.',
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
        text: 'Hollow models are nested upright, each with a code on its base. This time includes the changeover: the printer removes the models and starts the next job.',
      },
      wash: {
        title: 'Wash and drain',
        text: 'The models come loose from the printer, so they are washed in a basket, one basket per cycle, in two baths, and then drain. Wet models cure sticky, and the sheet clings to them.',
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
        text: 'The laser in our partner’s cell writes case ID, stage and lot on each aligner and reads the mark back.',
      },
      trim: {
        title: 'Trim',
        text: 'While the next aligner is being marked in the same cell, a camera locates the designed trim line on the formed sheet and the cell cuts along it. Then polish the edge, check and clean the aligner.',
      },
    },
  },
  figures: {
    title: 'What one line produces',
    text: 'Ten business days on our test line, with 212 real treatment plans. Eight jobs of 12 models were lost in that time.',
    items: {
      mean: 'models a day on average, from four A2D Ortho printers running around the clock',
      models: 'models on the best days, without a stop; 672 on the slowest day',
      trimLines: 'of trim lines located by the camera alone; a technician draws the others on screen, 3 min each',
      remakes: 'of aligners remade at an Italian lab since it switched to two A2D Ortho printers',
    },
    links: { paper: 'Stoppages and rejects in the white paper' },
  },
  stations: {
    title: 'Equipment, capacity and staffing',
    text: 'From the white paper: four printers run for 24 h, all other stations in two shifts of 8 h. The cell marks the next aligner while it trims. A printer makes at most 180 models a day. Plan on 168, which leaves the time of one job for resin, films and cleaning; on the test line, a printer averaged about 177. Two people work each shift, three in the first hours of the morning; the last column says what they do.',
    first: 'Station',
    columns: { units: 'Units', cycle: 'Cycle', capacity: 'Models a day, at most', staff: 'By hand' },
    rows: {
      print: {
        title: 'Printing',
        units: '4 A2D Ortho',
        cycle: '1 h 36 min for 12 models, changeover included',
        capacity: '4 × 180; plan on 4 × 168',
        staff: 'Refill the Resin Station, change films',
      },
      wash: {
        title: 'Washing and draining',
        units: '1 Wash Station',
        cycle: '8 min for a basket of 12 models',
        capacity: '1,440',
        staff: 'Load and unload baskets',
      },
      cure: {
        title: 'Curing',
        units: '2 UltraCraft Cure',
        cycle: '8 min for 6 upright models each',
        capacity: '1,440',
        staff: 'Load and unload',
      },
      form: {
        title: 'Thermoforming',
        units: '2 thermoforming units',
        cycle: '2 min for 1 model each',
        capacity: '960',
        staff: 'Insert sheet and model',
      },
      mark: {
        title: 'Laser marking',
        units: '1, in the trimming cell',
        cycle: '20 s for 1 aligner',
        capacity: '2,880',
        staff: 'None',
      },
      trim: {
        title: 'Trimming',
        units: '1 trimming cell',
        cycle: '70 s for 1 aligner',
        capacity: '823',
        staff: 'Draw one trim line in ten, polish and check',
      },
    },
  },
  line: {
    title: 'Unattended overnight production',
    text: 'The A2D Ortho clears its own platform. Models printed overnight are ready to wash in the morning.',
    alt: 'Build platform with twelve hollow aligner models standing upright',
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
    text: 'The example is a hollow arch in Model TF UV 2.0, 20 g of resin with supports, on one A2D Ortho that prints 3,600 models a month. The prices include its automation unit, washing, curing and resin supply. Up to about 1,200 models a month, an A2D 4K in one shift is enough. For the cost of an aligner, add your sheet, 2 min of thermoforming, 70 s in the cell and finishing.',
  },
  printers: {
    title: 'Machines for an aligner line',
    text: 'Start with one printer and grow to ten with the same files, resins and workflow. One trimming cell keeps up with four printers; plan a second one with the fifth printer. Two UltraCraft Cure take the output of four printers. The A2D Ortho removes its models automatically; the A2D 4K does so with HiVE.',
  },
  materials: {
    title: 'Resins for this line',
    text: 'Thermoform on Model TF UV 2.0. Model Ortho UV is for study models.',
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
          'No. It never enters the mouth; it is a tool for making the aligner. The aligner is a medical device: in the United States, it requires a 510(k). Use a sheet that is cleared for aligners, and check with the FDA what you need as the manufacturer.',
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
