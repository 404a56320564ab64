import type { PageCopy } from '#sections/page-content.ts';
import type { greenPrint } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Green printing',
    title: 'Use less resin, solvent and power.',
    text: 'A print that works the first time saves the most. See where a print shop loses material, what helps, and how to dispose of the rest.',
    alt: 'Resin from a tray runs through a paper filter back into a dark bottle, cured leftovers in a dish beside it',
    links: { washing: 'Wash with less solvent', support: 'Guides for washing and disposal' },
  },
  losses: {
    title: 'Where resin gets lost',
    items: {
      failed: {
        title: 'Failed jobs',
        text: 'The largest loss in most labs. Check the platform before each job and use the released profile of the resin.',
      },
      supports: {
        title: 'Supports',
        text: 'Solid models can lie flat with the pulsing release module. They then need fewer supports and a third of the layers.',
      },
      film: {
        title: 'Film on the part',
        text: 'Let parts drip over the tray for ten minutes, tilted so that cavities drain. That resin goes back into use and not into the bath.',
      },
      tray: {
        title: 'Rest in the tray',
        text: 'Filter it into a dark bottle with name, batch and date. One tray per resin saves you the cleaning altogether.',
      },
    },
  },
  solvent: {
    title: 'Two small baths clean more than one large one',
    text: 'In our test with 60 equal parts, one bath of 5 L left them sticky from the 35th on. With the same 5 L split into two baths, all 60 came out clean.',
    alt: 'UltraCraft Wash with a basket of models',
    points: {
      two: 'When the first bath is spent, the second moves up. You replace half as much at a time.',
      density: 'Measure density and ignore the color. We change the first bath when it has risen by 0.03 g/cm³.',
      settle: 'Let a used second bath settle and filter it. It can then serve as a first bath.',
      water: 'Model WW UV washes in tap water, but the used water is chemical waste all the same.',
    },
    links: { article: 'Read the article on washing' },
  },
  power: {
    title: 'Power: fill the platform, lower the height',
    text: 'A printer exposes a whole layer at once. Print time, and with it power, depends on height and hardly on the number of parts.',
    alt: 'Printed dental model',
    points: {
      full: 'On a Reflex, ten parts take as long as one of the same height.',
      flat: 'A full arch lying flat has a third of the layers of one standing up.',
      rated:
        'Rated power: Reflex 180 W, A2D 350 W, UltraCraft Cure 320 W, UltraCraft Wash 60 W. What you draw depends on the job.',
      heat: 'Collect parts for the curing unit where the resin allows it. It heats up once for all of them.',
    },
  },
  machines: {
    title: 'Machines that save material',
    text: 'The Wash Station measures its baths and asks for fresh solvent only when it is needed. The resin station feeds four printers from one container, so fewer bottles are opened.',
  },
  disposal: {
    title: 'Getting rid of the rest properly',
    text: 'Liquid resin is hazardous to water. Local rules decide the details, so ask your waste company.',
    items: {
      liquid: {
        title: 'Liquid resin',
        text: 'Cure small leftovers in a clear dish, no deeper than 5 mm; larger amounts get hot. Hand in bottles as chemical waste.',
      },
      isopropanol: {
        title: 'Used isopropanol',
        text: 'Collect it in a closed, labeled solvent container. Do not let it evaporate, and do not pour it away.',
      },
      water: {
        title: 'Wash water',
        text: 'Collect it and hand it in. Light does not remove everything that is dissolved.',
      },
      paper: {
        title: 'Paper, gloves, films',
        text: 'Spread them out in daylight until the resin is hard, then treat them as cured plastic where your rules allow it.',
      },
      bottles: {
        title: 'Empty bottles',
        text: 'Drain them upside down for a day, then cure what is left inside with the lid off.',
      },
      parts: {
        title: 'Cured parts',
        text: 'They are plastic waste. Models that touched patients follow your hygiene plan.',
      },
    },
  },
  questions: {
    title: 'Questions we are asked',
    questions: {
      recycling: {
        question: 'Can printed parts be recycled?',
        answer: 'No. Cured resin is a network that does not melt. It goes to plastic waste.',
      },
      bio: {
        question: 'Do you sell biodegradable resin?',
        answer: 'No, and parts for the mouth must not degrade. What you can lower is the amount you use.',
      },
      footprint: {
        question: 'What is the carbon footprint of a printed part?',
        answer:
          'We have no audited life-cycle assessment, so we publish no figure. We can tell you resin weight, print time and rated power for your part.',
      },
      bottleReturn: {
        question: 'Do you take bottles back?',
        answer: 'Not as a general program. Containers for the resin station hold more per package than bottles.',
      },
    },
  },
  contact: {
    title: 'How much do you use per part?',
    text: 'Tell us printer, resin and parts per day. We calculate resin and solvent per part and name the step that saves most.',
    alt: 'Resin station',
    links: { inquiry: 'Ask an engineer' },
  },
} satisfies PageCopy<typeof greenPrint>;
