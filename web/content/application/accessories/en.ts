import type { PageCopy } from '#sections/page-content.ts';
import type { accessories } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Jewelry, eyewear, accessories',
    title: 'Print it to cast, to wear or to try on',
    text: 'Rings and earrings start as printed patterns that burn out clean. Frames are printed to try on and to wear. See which resin does which job.',
    alt: 'Black printed spectacle frame with lenses; in front of it a blue earring pattern and the same earring cast in gold',
    links: { inquiry: 'Get a quote', casting: 'Castable resins' },
  },
  routes: {
    title: 'Three ways to make an accessory',
    items: {
      cast: {
        title: 'Printed, then cast',
        text: 'For rings, earrings and pendants, print the pattern in Reflex Wax Cast or Wax Cast Filigree and cast it in silver, gold or brass.',
      },
      worn: {
        title: 'Printed and worn',
        text: 'Anything worn against the skin needs a resin tested for it. Use Ortho Tough UV for frames and clips, Hearable Soft UV for soft parts at the ear.',
      },
      model: {
        title: 'Printed for review',
        text: 'Print shape studies and sales samples in the model resins. They take primer and paint but are not skin-tested, so nobody should wear them all day.',
      },
    },
  },
  jewelry: {
    title: 'From pattern to flask',
    text: 'Use Wax Cast for solid rings and signets, Filigree for lace, prongs and pavé. Most collections need both.',
    alt: 'Blue patterns of a pavé ring, a braided band and an openwork ring with prongs',
    points: {
      size: 'In Filigree, ring patterns 25 mm tall take about 2 h 10 min on the Reflex 2 Pro, whether you print one or a full platform.',
      supports: 'Put supports inside the band. Marks on the outside have to be polished out of the metal.',
      time: 'Invest Filigree patterns within two days of printing.',
    },
    links: { casting: 'Compare castable resins' },
  },
  dimensions: {
    title: 'Design dimensions',
    text: 'Keep to these in CAD. Thicker pieces belong in Wax Cast, because a thick Filigree pattern can crack the investment.',
    rows: {
      wire: 'Free wire in Wax Cast Filigree',
      seat: 'Stone seat that prints open',
      filigree: 'Section in Wax Cast Filigree',
      solid: 'Section in Wax Cast',
    },
  },
  frames: {
    title: 'Frames that fit one face',
    text: 'Bridge width, pad angle and temple length are parameters in the file. Print three versions, let the customer try them on, and make the one that sits right.',
    alt: 'Bottle of Ortho Tough UV with samples in skin tone, white and black',
    points: {
      fit: 'A front 140 mm wide fits flat or tilted on the Reflex RS, together with both temples.',
      wear: 'Ortho Tough UV stretches by 68% before it breaks, so a temple bends when someone sits on it.',
      lenses: 'Lenses come from the optician. Reflex Clear is not an optical-grade material.',
      color: 'Ortho Tough UV comes in skin tone, white and black; for other colors, lacquer it.',
    },
  },
  resins: {
    title: 'Resins for casting',
    text: 'Measured ash after burnout is 0.02% for Wax Cast and 0.01% for Filigree.',
    all: 'All castable resins',
  },
  questions: {
    title: 'Skin, heat and metal',
    questions: {
      skin: {
        question: 'Which resins can touch the skin?',
        answer:
          'Of the resins on this page, Ortho Tough UV and Hearable Soft UV, fully cured and on intact skin. Hearable Clear UV is tested as well and suits clear or tinted shells. Figure Skin, Reflex Clear and Elastomer 50A UV are not tested for lasting contact.',
      },
      heat: {
        question: 'Will a printed frame survive a hot car?',
        answer:
          'Not on the dashboard. Ortho Tough UV should stay below 50 °C, and one orthosis in a customer’s project lost its shape in the sun. Warn your customers.',
      },
      cast: {
        question: 'Will my investment and furnace work with these patterns?',
        answer:
          'Reflex Wax Cast is made for gypsum-bonded jewelry investment. Both resins need a slow burnout with holds at 150, 370 and 730 °C; the data sheet of each gives the hours. Vent the furnace.',
      },
      ear: {
        question: 'Do you also have resins for ear hooks and tips?',
        answer:
          'Yes. Print soft hooks, wings and tips in Hearable Soft UV. The page on ear hooks covers post-processing.',
      },
    },
  },
  contact: {
    title: 'Send us one piece',
    text: 'Send the file or a sketch and tell us how the piece will be used. We’ll recommend a resin, a printer and a finish.',
    alt: 'Soft printed ear hooks and a wing, one with an earbud',
    links: { inquiry: 'Get a quote', hooks: 'Ear hooks' },
  },
} satisfies PageCopy<typeof accessories>;
