import type { PageCopy } from '#sections/page-content.ts';
import type { color } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Color',
    title: 'Get the color right before production starts',
    text: 'A printed part takes its color from the resin, a dye bath, lacquer or paint. Compare color depth, repeatability and labor, then agree on a limit for the color difference.',
    alt: 'Number pad with lacquered printed keycaps that run from white and yellow through red, violet and blue to green',
    caption: 'These keycaps were printed in one resin and lacquered.',
    links: { samples: 'Request a custom sample', materials: 'Reflex resins' },
  },
  ways: {
    title: 'Four ways to color a part',
    first: 'Property',
    columns: {
      resin: 'Pigmented resin',
      dye: 'Dye bath',
      lacquer: 'Lacquer',
      paint: 'Primer and paint',
    },
    rows: {
      depth: {
        title: 'Color depth and added thickness',
        resin: 'All the way through; scratches do not show white, and the size stays the same',
        dye: 'Outermost layer; the size stays the same',
        lacquer: 'A coat of 0.03–0.04 mm (1.2–1.6 mil) on each surface, measured on in-ear shells',
        paint: 'Thickness depends on the number of coats; leave room at joints',
      },
      choice: {
        title: 'Colors',
        resin: 'Stock colors; the three Figure Skin tones mix in any ratio',
        dye: 'Translucent tones on clear or light resin',
        lacquer: 'Any shade from Pantone or RAL, gloss or matte',
        paint: 'Several colors and shading on one part',
      },
      match: {
        title: 'Repeatability',
        resin: 'Closest within one lot; lots differ slightly',
        dye: 'Drifts as the bath weakens; keep a reference part next to it',
        lacquer: 'As good as the mixed lacquer; check each batch',
        paint: 'Each part is different',
      },
      work: {
        title: 'Hands-on time and lead time, 20 mm (0.8 in) part',
        resin: 'None',
        dye: 'Sand, polish, dip and rinse, about 10 min by hand and 15 min in the bath; ready the same day',
        lacquer: 'Sand, prime, mask mating surfaces and spray, about 12 min by hand; 2 days with drying',
        paint: 'Prime and paint, from 30 min by hand; 2 days with drying',
      },
      run: {
        title: 'Best for',
        resin: 'Any quantity',
        dye: 'Clear parts, small runs',
        lacquer: 'Runs in a brand color',
        paint: 'One-offs, display pieces',
      },
    },
  },
  colors: {
    title: 'Colors that come in the bottle',
    text: 'A selection: parts leave the printer in these colors. For any other shade, dye, lacquer or paint the part.',
    groups: {
      solid: {
        title: 'Prototypes and parts',
        text: 'For prototypes, housings, tools and molds.',
      },
      skin: { title: 'Skin tones', text: 'Slightly translucent, for figures. The three tones mix in any ratio.' },
      clear: {
        title: 'Clear and tinted',
        text: 'The dark rods under the discs show how clear the resin is. Reflex Clear is the base for a dye bath.',
      },
    },
  },
  match: {
    title: 'How to match a color',
    items: {
      sample: {
        title: 'Send a sample',
        text: 'Send a chip, a part or a Pantone or RAL code. A photo is not enough.',
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
        text: 'Compare after final curing, under D65 light, at the same gloss. A matte part looks lighter than a glossy one. Agree on a limit: ΔE00 1.5 from the sample is common; for parts that are seen side by side, agree on 1.0.',
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
      cure: 'Time the cure. Light skin tones and clear resin turn yellow if you overcure them.',
    },
    links: { treatment: 'Guide to sanding, polishing and lacquering' },
  },
  limits: {
    title: 'Limits: strength, sunlight, skin and wear',
    items: {
      sun: {
        title: 'Sunlight yellows clear resin',
        text: 'Clear resin yellows over months in the sun. Lacquer the part and test the coating in your own climate.',
      },
      skin: {
        title: 'Skin: tested resins only',
        text: 'Use Hearable Clear UV or Hearable Soft UV, fully cured, with a skin-compatible lacquer. Figure Skin is for display.',
      },
      strength: {
        title: 'Strength: choose the resin first',
        text: 'All colors of a resin share one data sheet. Dyed and lacquered bars have not been tested; a coat of 0.03 mm adds no strength.',
      },
      wear: {
        title: 'Wear: test the finished part',
        text: 'Rub-test a finished part with the fabric, synthetic sweat or cleaner it will meet in use.',
      },
    },
  },
  questions: {
    title: 'Questions from design teams',
    questions: {
      service: {
        question: 'Who colors the parts?',
        answer:
          'For a custom sample, we print your part and finish it as agreed with you. In production, you or your paint shop dye, lacquer or paint; the recipe of the sample goes with it.',
      },
      teeth: {
        question: 'Where are the tooth shades?',
        answer:
          'With each dental resin, on its page under Dental resins: tooth resins in A and B shades and bleach, denture bases in several pinks. Each page also says whether the resin is cleared in your market.',
      },
      time: {
        question: 'How long does a color sample take?',
        answer:
          'Samples in stock colors usually arrive in under two weeks. A custom sample in your color takes at least two weeks; you get its ship date once we have seen your file.',
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
