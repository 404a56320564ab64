import type { PageCopy } from '#sections/page-content.ts';
import type { color } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Color',
    title: 'Get the color right before the series starts',
    text: 'A printed part takes its color from the resin, a dye bath, lacquer or paint. They differ in how deep the color goes, how much they add to the size and how well they repeat. Pick one here, then lock it in.',
    alt: 'Number pad with printed keycaps that run from white and yellow through red, violet and blue to green',
    links: { samples: 'Request a custom sample', materials: 'Reflex resins' },
  },
  ways: {
    title: 'Four ways to color a part',
    items: {
      resin: {
        title: 'Pigmented resin',
        text: 'The color goes all the way through, so a scratch does not show white. No extra step, and the size stays as printed. You choose among the colors of the resins; the three Figure Skin tones can be mixed in any ratio.',
      },
      dye: {
        title: 'Dye bath',
        text: 'For clear or light parts that should stay translucent. Dye reaches only the outermost layer, so sand and polish first. The bath weakens as you use it; keep a reference part next to it.',
      },
      lacquer: {
        title: 'Lacquer',
        text: 'Any shade of a color system, glossy or matte. A coat adds 0.03–0.04 mm to each surface, measured on in-ear shells. Mask seats and rims, or take the coat off the model.',
      },
      paint: {
        title: 'Primer and paint',
        text: 'For one-offs and display pieces. Reflex Model Gray holds acrylic and solvent-based primers, and its matte gray shows scratches before you prime.',
      },
    },
  },
  materials: {
    title: 'Resins that bring their own color',
    text: 'Skin tones for faces, a black that needs no paint, and a clear resin to dye or tint. For ear shells, Hearable Clear UV comes in transparent red and blue.',
    all: 'All Reflex resins',
  },
  match: {
    title: 'From your sample to a matched part',
    items: {
      sample: {
        title: 'Send the sample',
        text: 'A chip, a part or the code of a color system. A photo is not enough.',
      },
      way: {
        title: 'Choose the method',
        text: 'Tell us the gloss, the quantity, and whether the part is worn, gripped or only looked at.',
      },
      plate: {
        title: 'Print a step wedge',
        text: 'Clear and tinted resin gets darker with wall thickness. A wedge of 1–4 mm shows which step matches.',
      },
      compare: {
        title: 'Compare',
        text: 'After the final cure, under one lamp, at the same gloss. A matte part looks lighter than a glossy one in the same color.',
      },
      recipe: {
        title: 'Write the recipe',
        text: 'Resin and batch, mixing ratio, curing time, lacquer and number of coats.',
      },
      series: {
        title: 'Keep a reference',
        text: 'One part from each batch stays on file. The next batch is compared with it before it goes out.',
      },
    },
  },
  series: {
    title: 'Keeping a series even',
    text: 'When two parts of one order differ, it is usually one of these.',
    alt: 'Row of printed step wedges in the colors of the resins, in a rail',
    points: {
      shake: 'Pigments settle. Shake the bottle for two minutes; a Resin Station stirs on its own.',
      batch:
        'Batches differ slightly. A maker of earbud shells empties its stations before opening a new batch and never splits a job between two.',
      tray: 'Each color has its own tray, above all next to clear resin.',
      cure: 'Cure by the clock. Light skin tones and clear resin turn yellow when they stay in longer.',
    },
    links: { treatment: 'Sanding, polishing, lacquer' },
  },
  questions: {
    title: 'Questions from design teams',
    questions: {
      sun: {
        question: 'Does the color last in sunlight?',
        answer:
          'Clear resin yellows over months in the sun. Coat parts that are used outdoors, and test the coat in your own climate; we publish no weathering figures.',
      },
      skin: {
        question: 'Can colored parts touch the skin?',
        answer:
          'If the resin is tested for it, fully cured, and coated with a skin-compatible lacquer. Hearable Clear UV and Hearable Soft UV are. Figure Skin only looks like skin and is for display.',
      },
      strength: {
        question: 'Does the color change the strength?',
        answer:
          'No. All colors of a resin share one data sheet. Choose the resin for strength first, then see which colors it comes in.',
      },
      wear: {
        question: 'How do I know the lacquer will hold?',
        answer:
          'Test a part that has been through the whole process, with the cloth, sweat or cleaner it will meet. Lacquers differ too much for one general figure.',
      },
    },
  },
  contact: {
    title: 'Send us your color',
    text: 'Request a custom sample with your file and your color reference. If you are still choosing, ask an engineer which method suits the part.',
    alt: 'Printed hearing aid shells in transparent red and blue',
    links: { samples: 'Request a custom sample', inquiry: 'Ask an engineer' },
  },
} satisfies PageCopy<typeof color>;
