import type { PageCopy } from '#sections/page-content.ts';
import type { color } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Color',
    title: 'Get the color right before production starts',
    text: 'A printed part takes its color from the resin, a dye bath, lacquer or paint. They differ in how deep the color goes, how much thickness they add and how repeatable they are.',
    alt: 'Number pad with printed keycaps that run from white and yellow through red, violet and blue to green',
    links: { samples: 'Request a custom sample', materials: 'Reflex resins' },
  },
  ways: {
    title: 'Four ways to color a part',
    items: {
      resin: {
        title: 'Pigmented resin',
        text: 'The color goes all the way through, so scratches do not show white. There is no extra step, and dimensions stay as printed. You’re limited to stock colors; only the three Figure Skin tones can be mixed, in any ratio.',
      },
      dye: {
        title: 'Dye bath',
        text: 'Use it for clear or light parts that should stay translucent. Dye reaches only the outermost layer, so sand and polish first. The bath weakens as you use it; keep a reference part next to it.',
      },
      lacquer: {
        title: 'Lacquer',
        text: 'Lacquer gives you any shade from RAL, Pantone or NCS, gloss or matte, as on the keycaps above. A coat adds 0.03–0.04 mm to each surface, measured on in-ear shells. Mask mating surfaces and rims, or offset the CAD model by the coat.',
      },
      paint: {
        title: 'Primer and paint',
        text: 'Paint suits one-offs and display pieces that need several colors or shading. Reflex Model Gray takes acrylic and solvent-based primers, and its matte gray shows every scratch before you prime.',
      },
    },
  },
  colors: {
    title: 'Colors that come in the bottle',
    text: 'Parts leave the printer in these colors. For any other shade, dye, lacquer or paint the part.',
    items: {
      skin: {
        title: 'Skin tones',
        text: 'Reflex Figure Skin: light, medium and dark, slightly translucent.',
        alt: 'Bottle of Reflex Figure Skin with three cast samples, from light to dark',
      },
      solid: {
        title: 'Solid colors',
        text: 'Black, white, gray, beige, blue, yellow, amber. Tough ABS-like Black needs no paint.',
        alt: 'Printed housing in black, bellows in white, nozzle in amber, bracket in gray',
      },
      clear: {
        title: 'Clear and tinted',
        text: 'Hearable Clear UV in clear, red and blue. Reflex Clear is the base for a dye bath.',
        alt: 'Printed hearing aid shells in transparent red and blue',
      },
      dental: {
        title: 'Dental models and gingiva',
        text: 'Models in beige, gray and white, gingiva masks in pink and red. Tooth shades: see the dental resins.',
        alt: 'Printed dental model with a pink gingiva mask',
      },
    },
  },
  match: {
    title: 'How to match a color',
    items: {
      sample: {
        title: 'Send a sample',
        text: 'Send a chip, a part or a code from a color system. A photo is not enough.',
      },
      way: {
        title: 'Agree on the method',
        text: 'It depends on the gloss, the quantity, and whether the part is for wear, handling or display.',
      },
      plate: {
        title: 'Print a step wedge',
        text: 'Clear and tinted resins get darker as walls get thicker. A wedge of 1–4 mm shows which step matches.',
      },
      compare: {
        title: 'Compare',
        text: 'Compare after final curing, under one lamp, at the same gloss. A matte part looks lighter than a glossy one in the same color.',
      },
      recipe: {
        title: 'Write down the recipe',
        text: 'Note the resin and lot, mixing ratio, curing time, lacquer and number of coats.',
      },
      series: {
        title: 'Keep a reference',
        text: 'Keep one part from each batch and compare the next batch with it before shipping.',
      },
    },
  },
  series: {
    title: 'Consistent color across a production run',
    text: 'If two parts of one order differ, check these four points first.',
    alt: 'Row of printed step wedges in the colors of the resins, in a rail',
    points: {
      shake: 'Pigments settle. Shake the bottle for two minutes; a Resin Station stirs on its own.',
      batch:
        'Resin lots differ slightly. A maker of earbud shells empties its stations before opening a new lot and never splits a job between two.',
      tray: 'Use a separate tray for each color, especially if you also print clear resin.',
      cure: 'Cure by the clock. Light skin tones and clear resin turn yellow if you overcure them.',
    },
    links: { treatment: 'Guide to sanding, polishing and lacquering' },
  },
  questions: {
    title: 'Questions from design teams',
    questions: {
      teeth: {
        question: 'Where are the tooth shades?',
        answer:
          'With each dental resin, on its page under Dental resins: tooth resins in A and B shades and bleach, denture bases in several pinks. Each page also says whether the resin is cleared in your market.',
      },
      sun: {
        question: 'Does the color last in sunlight?',
        answer:
          'Clear resin yellows over months in the sun. Coat parts for outdoor use, and test the coating in your own climate; we publish no weathering data.',
      },
      skin: {
        question: 'Can colored parts touch the skin?',
        answer:
          'If the resin is tested for it, fully cured, and coated with a skin-compatible lacquer. Hearable Clear UV and Hearable Soft UV are. Figure Skin only looks like skin. It is for display.',
      },
      strength: {
        question: 'Does the color change the strength?',
        answer:
          'No. All colors of a resin share one data sheet. Choose the resin for strength first, then check which colors it comes in.',
      },
      wear: {
        question: 'How do I know the lacquer will hold?',
        answer:
          'Test a part that has been through the whole process, with the fabric, sweat or cleaner it will see in use. Lacquers differ too much for one general figure.',
      },
    },
  },
  contact: {
    title: 'Send us your color',
    text: 'Request a custom sample with your file and your color reference. If you have not decided, ask which method suits the part.',
    alt: 'Printed computer mouse in three stages: raw, primed and lacquered in violet',
    links: { samples: 'Request a custom sample', inquiry: 'Ask an application engineer' },
  },
} satisfies PageCopy<typeof color>;
