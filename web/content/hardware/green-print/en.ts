import type { PageCopy } from '#sections/page-content.ts';
import type { greenPrint } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Printing with less waste',
    title: 'Use less resin, solvent and power',
    text: 'Wash in two baths instead of one and you use a third of the solvent. See where labs and shops lose resin, solvent and power, what helps, and how to dispose of the rest.',
    alt: 'Resin from a tray runs through a paper filter back into a dark bottle, cured leftovers in a dish beside it',
    caption:
      'Resin from the tray goes back through a filter into its bottle. Where your state allows it, small leftovers are cured in the dish and go in the trash.',
    links: { washing: 'Wash with less solvent', support: 'Disposal guides' },
  },
  month: {
    title: 'Savings in a month at 40 models a day',
    text: '840 full-arch models in 21 working days on an A2D 4K, calculated from the figures on this page.',
    first: 'Measure',
    columns: { before: 'Before', after: 'After', saved: 'Saved' },
    rows: {
      hollow: {
        title: 'Hollow models instead of solid (without dies)',
        before: 'Solid: 22.7 kg (50 lb) of resin',
        after: 'Hollow: 16.8 kg (37 lb)',
        saved: '5.9 kg (13 lb) of resin',
      },
      flat: {
        title: 'Hollow models flat instead of upright',
        before: '2.5 kg (5.5 lb) of resin in supports',
        after: 'Next to none',
        saved: 'About 2.5 kg (5.5 lb) of resin',
      },
      solvent: {
        title: 'Two baths instead of one',
        before: '124 L (33 gal) of isopropanol',
        after: '40 L (11 gal)',
        saved: '84 L (22 gal) of isopropanol',
      },
      power: {
        title: 'Six models per job instead of three',
        before: '109 kWh',
        after: '55 kWh',
        saved: '54 kWh',
      },
    },
  },
  losses: {
    title: 'Where resin goes to waste',
    items: {
      failed: {
        title: 'Failed jobs',
        text: 'On the A2D 4K, a failed job of six hollow models costs 120 g of resin, 36 min and up to 0.24 kWh. The usual causes: a worn or slack film, cured bits in the tray, resin below 20 °C (68 °F).',
      },
      supports: {
        title: 'Supports',
        text: 'Print models flat: they need fewer supports and take a third of the layers of upright ones. A hollow full arch takes about 20 g of resin, a solid one about 27 g without dies, and supports on an upright one add about 3 g. Print them upright only to get more on a platform; on the A2D Ortho they stand on the back of their base, without supports. Solid models lie flat with the pulsed-release module.',
      },
      film: {
        title: 'Resin left on parts',
        text: 'Let parts drain over the tray for ten minutes before you take them off by hand, tilted so that cavities empty. That resin goes into your next print instead of the bath. With HiVE, parts drain in the bin until they are washed; filter that resin before you use it again.',
      },
      tray: {
        title: 'Resin left in the tray',
        text: 'Filter it into a dark bottle labeled with name, lot and date. With one tray per resin you skip the cleaning altogether.',
      },
    },
  },
  solvent: {
    title: 'Two small baths clean more parts with the same solvent',
    text: 'We washed 60 identical parts in Model Gray, each carrying about 5 g of liquid resin. A single 5 L bath left them sticky from the 35th on; the same 5 L in two baths cleaned all 60. A full-arch model carries about as much. With a second bath after it, the 10 L first bath of the UltraCraft Wash lasts for about 210 models, or 35 platforms of the A2D 4K. Then the second bath becomes the first, and you replace 10 L. That is just under 5 L for every 100 models; a single bath takes just under 15 L.',
    alt: 'UltraCraft Wash with a basket of models',
    points: {
      two: 'UltraCraft Wash comes with two tanks. When the first bath is spent, the second takes its place, and you replace half as much at a time.',
      density:
        'Measure density and ignore the color. We change the first bath when its density has risen by 0.03 g/cm³.',
      settle: 'Let a used second bath settle, then filter it and use it as the first bath.',
      water:
        'Model WW UV washes in tap water, in a tank of its own (part no. UC-338). Treat the used water as hazardous waste all the same.',
    },
    links: { unit: 'UltraCraft Wash' },
  },
  power: {
    title: 'Save power: fill the platform, lay parts flat',
    text: 'A printer exposes a whole layer at once. Print time and power use depend on height and hardly at all on the number of parts.',
    alt: 'Build platform seen from above with six full-arch models lying flat',
    points: {
      full: 'Six full-arch models in one job on the A2D 4K take 58 min at 50 µm. At the rated 400 W that is at most 0.39 kWh, or 0.065 kWh a model.',
      flat: 'A full arch printed flat has a third of the layers of one printed upright.',
      rated:
        'One model in the same 58 min uses as much power as six. UltraCraft Wash adds 60 W and UltraCraft Cure 320 W while they run.',
      heat: 'Cure parts together. For a resin that cures warm, such as Reflex Tough Tool, the unit then heats up only once.',
    },
  },
  machines: {
    title: 'Machines that save material',
    text: 'The Wash Station measures its baths and asks for fresh solvent only when it is needed. The pulsed-release module lets solid models lie flat. The Resin Station feeds up to four printers from one tank, filled from 5 kg containers instead of 1 kg bottles.',
  },
  disposal: {
    title: 'Disposing of what’s left',
    text: 'Keep liquid resin out of the drain. Many small labs stay below 220 lb (100 kg) of hazardous waste a month, which makes them very small quantity generators under federal rules. States may ask for more; confirm with your waste hauler.',
    items: {
      liquid: {
        title: 'Liquid resin',
        text: 'Where your state allows it, cure small leftovers in a clear dish, no deeper than 5 mm; larger amounts get hot. Take leftover bottles of liquid resin to a hazardous waste facility.',
      },
      isopropanol: {
        title: 'Used isopropanol',
        text: 'Spent isopropanol is usually ignitable waste, EPA code D001. Collect it in a closed, labeled container. Letting it evaporate counts as treating it, which the rules do not allow.',
      },
      water: {
        title: 'Wash water',
        text: 'Collect it and dispose of it as hazardous waste. Curing the water in light does not remove everything dissolved in it.',
      },
      paper: {
        title: 'Paper, gloves, films',
        text: 'Collect them in a closed container. Where your rules allow it, harden them under a UV lamp in a ventilated place first; they then count as cured plastic.',
      },
      bottles: {
        title: 'Empty bottles',
        text: 'Drain them upside down for a day and do not rinse them. The dark bottle keeps light out, so the film inside stays liquid: close it and add it to the resin waste.',
      },
      parts: {
        title: 'Cured parts',
        text: 'Cured resin can go in the regular trash. For models that were in contact with a patient, follow your infection control plan.',
      },
    },
  },
  questions: {
    title: 'Frequently asked questions',
    items: {
      recycling: {
        title: 'Can printed parts be recycled?',
        text: 'No. Cured resin is cross-linked and does not melt. It goes in the regular trash.',
      },
      bio: {
        title: 'Do you sell biodegradable resin?',
        text: 'No, and parts for the mouth must not degrade. What helps is using less resin.',
      },
      footprint: {
        title: 'What is the carbon footprint of a printed part?',
        text: 'We have no audited life-cycle assessment, so we publish no figure. We can tell you the resin weight, print time and rated power for your part.',
      },
      bottleReturn: {
        title: 'Do you take bottles back?',
        text: 'We have no general program. Dispose of empty bottles as described above. With 5 kg containers for the Resin Station, you throw away one container instead of five bottles.',
      },
    },
  },
  contact: {
    title: 'How much do you use per part?',
    text: 'Tell us your printer, resin and parts per day. We’ll calculate resin and solvent per part and tell you which step saves the most.',
    alt: 'Printer, washing unit and curing unit on a lab bench, with a model and a denture in front',
    links: { inquiry: 'Ask an application engineer', cost: 'Calculate cost per part' },
  },
} satisfies PageCopy<typeof greenPrint>;
