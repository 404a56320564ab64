import type { PageCopy } from '#sections/page-content.ts';
import type { consumer } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Makers and studios',
    title: 'A resin workshop on one bench',
    text: 'A Reflex printer, a washing unit and a curing unit take up about 1.5 m (5 ft) of bench. Print figures, ring patterns, prototypes and jigs on the same machines; only the resin changes.',
    alt: 'Reflex printer, washing unit and curing unit on a workbench, with printed figures and ring patterns in front',
    links: { printer: 'See the Reflex', prices: 'Prices', dealers: 'Find a dealer' },
  },
  projects: {
    title: 'Popular projects',
    text: 'Follow a picture to its resins. Each resin page lists the printers that have a tested profile for it.',
    items: {
      figures: {
        title: 'Figures and busts',
        text: 'Opaque gray for painting, beige for fine relief, translucent skin tones for faces.',
        alt: 'Gray printed figure of a knight, from the front and from behind',
      },
      jewelry: {
        title: 'Jewelry and eyewear',
        text: 'Ring patterns to cast, frames and earrings to try on.',
        alt: 'Three blue ring patterns, two of them on their supports',
      },
      samples: {
        title: 'Prototypes and texture samples',
        text: 'Let a client feel the grip and the grain before anyone pays for tooling.',
        alt: 'Three printed texture samples: leather, knit and weave',
      },
      fixtures: {
        title: 'Jigs and fixtures',
        text: 'Drill guides, soft jaws and carriers for your next batch.',
        alt: 'Printed carrier with a circuit board held by blue clips',
      },
      series: {
        title: 'End-use parts',
        text: 'Housings and brackets in runs of ten to a few hundred.',
        alt: 'Printed housing with its lid, a bracket, a bellows and a nozzle',
      },
      soft: {
        title: 'Flexible parts and lattices',
        text: 'Grips, bumpers, bellows and open cells that compress and spring back.',
        alt: 'Printed lattice cube',
      },
    },
  },
  evening: {
    title: 'One figure, one evening',
    text: 'A hollow figure 100 mm tall on the Reflex, in Reflex Model Gray.',
    items: {
      prepare: {
        title: 'Prepare',
        text: 'Hollow the model to a wall of 2 to 3 mm, add drain holes and keep the supports on the back. Heliograph Prepare does all of this.',
      },
      print: {
        title: 'Print',
        text: 'About 3 h 45 min for 100 mm of height in layers of 100 µm. As many copies as fit on the platform take as long as one, because the screen exposes a whole layer at once.',
      },
      wash: { title: 'Wash', text: 'Five minutes in isopropanol, then one more in a fresh bath.' },
      dry: { title: 'Dry', text: 'Let the figure air-dry for 20 min, then snap off the supports.' },
      cure: { title: 'Cure', text: 'Cure for 10 min. Flip a hollow part once so that light reaches the inside.' },
      paint: {
        title: 'Paint',
        text: 'Sand the support marks with 400 grit and prime. Both acrylic and solvent-based primers adhere.',
      },
    },
  },
  machines: {
    title: 'Printers, washing and curing',
    text: 'UltraCraft Wash and Cure work with all six Reflex printers. Reflex Wash and Reflex Cure, listed under Accessories, are smaller. The Reflex Wash takes parts up to 222 × 122 × 228 mm; larger ones from a Reflex 2 or 2 Pro go into the UltraCraft Wash.',
  },
  questions: {
    title: 'Before you buy',
    questions: {
      cost: {
        question: 'What does a complete setup cost?',
        answer:
          'The Reflex costs US$1,399, the UltraCraft Wash US$359 and the UltraCraft Cure US$749, plus tax and shipping. You also need resin, isopropanol and nitrile gloves. The smaller Reflex Wash and Reflex Cure are priced on request.',
      },
      model: {
        question: 'Which Reflex should I choose?',
        answer:
          'Choose the Reflex for figures, patterns and masters. The Reflex RS adds tough, stiff and heat-resistant resins. The Reflex 2 builds up to 228 × 128 × 250 mm. The Reflex 2 Pro has 19 µm pixels, for work you check under a loupe. The Turbo models print 60 mm/h, about twice as fast, but have no profiles for flexible and castable resins.',
      },
      smell: {
        question: 'Can I run it in my living room?',
        answer:
          'Choose a room you can ventilate. Resin and isopropanol smell, and liquid resin can cause a skin allergy, so wear nitrile gloves until the part is cured. The room should be at 20 °C (68 °F) or warmer.',
      },
      wear: {
        question: 'Which parts wear out?',
        answer:
          'The film, the tray and the LCD. The LCD of the Reflex lasts more than 2,000 hours. All three are held in by screws. Changing the LCD takes about half an hour, and the support pages show you how.',
      },
      waste: {
        question: 'How do I dispose of leftover resin?',
        answer:
          'Never down the drain. Cure leftover resin in the light before you throw it away, and take used isopropanol to hazardous waste collection.',
      },
    },
  },
  contact: {
    title: 'Not sure your part will print?',
    text: 'Describe the part and send a picture. We’ll recommend a printer and a resin, or tell you if another process is a better fit.',
    alt: 'Printed knob with a diamond knurl, tool handle with leather grain, and cup with a knitted pattern',
    links: { inquiry: 'Ask an application engineer', fit: 'Does your part fit?' },
  },
} satisfies PageCopy<typeof consumer>;
