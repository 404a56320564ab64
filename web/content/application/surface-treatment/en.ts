import type { PageCopy } from '#sections/page-content.ts';
import type { surfaceTreatment } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Surface treatment',
    title: 'How far to take a printed surface',
    text: 'Resin parts leave the printer with faint layer lines and the marks of their supports. Some faces can stay like that. Primer is content with 600 grit, a clear part goes on to 2000 and polishing paste.',
    alt: 'The same mouse shell three times: as printed on its supports, sanded and primed, and in violet gloss lacquer',
    links: { samples: 'Request a sample', inquiry: 'Ask an engineer' },
  },
  finishes: {
    title: 'Three finishes and where they lead',
    items: {
      painted: {
        title: 'Sanded and painted',
        text: 'Support marks at 400, the face at 600, then primer. Figures and design models end here.',
        alt: 'Gray printed figure of a knight, unpainted',
      },
      clear: {
        title: 'Polished clear',
        text: 'Every grit from 400 to 2000, wet, then paste. Or two thin coats of clear lacquer.',
        alt: 'Bottle of Reflex Clear',
      },
      lacquered: {
        title: 'Tumbled and lacquered',
        text: 'For shells in series: tumble or polish, then one coat of skin-compatible UV lacquer.',
        alt: 'Pair of printed earbud shells with a glossy surface',
      },
    },
  },
  order: {
    title: 'The order that works',
    text: 'Most finishing problems start two steps earlier.',
    items: {
      wash: {
        title: 'Wash and dry',
        text: 'Two baths and the full drying time. Resin left on the face cures to a skin that no sanding evens out.',
      },
      supports: {
        title: 'Remove supports',
        text: 'Before curing, while tips still snap off clean. Thin parts in Detail Beige and Wax Cast Filigree keep theirs until they are cured.',
      },
      cure: { title: 'Cure', text: 'By the time on the data sheet. An undercured face clogs the paper.' },
      sand: {
        title: 'Sand',
        text: 'Wet, one grit after the other. The scratches of the last grit must be gone before the next.',
      },
      fill: {
        title: 'Join and fill',
        text: 'Cyanoacrylate in the joint. Fill the seam with the same resin and cure it for 20 seconds.',
      },
      coat: { title: 'Coat', text: 'Primer, paint or lacquer on a dry, dust-free part. Mask what has to fit.' },
    },
  },
  allowances: {
    title: 'Plan for it in the model',
    text: 'Each treatment adds or removes material. These are the allowances our records give.',
    rows: {
      lacquer: 'Lacquer, added to each surface',
      foot: 'Extra height at the foot of parts that stand on the platform',
      chamfer: 'Chamfer around that foot',
      polish: 'Roughness Ra of splints and dentures after polishing',
    },
  },
  untreated: {
    title: 'When to leave it as printed',
    text: 'Finishing is the part of the job that does not get faster with a second printer. Often there is a way around it.',
    alt: 'Printed holding fixture, surface as it comes from the printer',
    points: {
      hidden: 'Turn hidden faces toward the supports. Jigs and fixtures need nothing more.',
      black: 'ABS-like Black looks molded after curing and needs no paint on its visible faces.',
      texture: 'A printed texture hides layer lines for the whole series, at no extra work per part.',
    },
    links: { texture: 'Texture', color: 'Color' },
  },
  faults: {
    title: 'What a bad surface tells you',
    items: {
      cloudy: {
        title: 'Clear parts turn cloudy',
        text: 'The bath was used up, or drops dried on the face. Use fresh isopropanol and blow the part dry at once.',
      },
      sticky: {
        title: 'The face is glossy and sticky',
        text: 'Resin stayed on it and cured. Wash again before it goes back under the lamp.',
      },
      cracked: {
        title: 'It cracks weeks later',
        text: 'Liquid resin was left inside a hollow part. Shine a lamp through the drain hole; if it glistens, wash again.',
      },
      rounded: {
        title: 'Edges come out round',
        text: 'Pumice takes the edges before the layer lines. Level the lines with a rubber wheel first.',
      },
    },
  },
  questions: {
    title: 'Good to know',
    questions: {
      time: {
        question: 'How long does finishing take?',
        answer:
          'For a bust of 170 mm in several pieces, 15 hours of printing were followed by a little under two hours of hand work before painting. Small parts with thin supports take minutes.',
      },
      dust: {
        question: 'What about the dust?',
        answer: 'Sand wet, or with extraction, and wear a mask when filing. The dust of Rigid Fixture contains glass.',
      },
      skin: {
        question: 'Does lacquer make a part safe for skin?',
        answer:
          'No. The resin has to be tested for skin contact and fully cured, and the lacquer has to be skin-compatible as well.',
      },
      tumbling: {
        question: 'Can I tumble instead of sanding?',
        answer:
          'Yes, for small, rounded parts such as earbud shells. It reaches every outer face evenly and rounds sharp edges along with the marks.',
      },
    },
  },
  contact: {
    title: 'Not sure which finish?',
    text: 'Tell us what the part is for and how many you need. An engineer names the steps, the allowances and the resin.',
    alt: 'Printed plates with different surfaces',
    links: { inquiry: 'Ask an engineer', tools: 'Finishing tools' },
  },
} satisfies PageCopy<typeof surfaceTreatment>;
