import type { PageCopy } from '#sections/page-content.ts';
import type { surfaceTreatment } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Surface treatment',
    title: 'Surface finishes for printed parts',
    text: 'Resin parts leave the printer with faint layer lines and support marks. Some surfaces can stay that way. Under primer, 600 grit is enough; clear parts go on to 2000 and polishing paste.',
    alt: 'The same mouse shell three times: as printed on its supports, sanded and primed, and in violet gloss lacquer',
    links: { samples: 'Request a sample', inquiry: 'Ask an application engineer' },
  },
  finishes: {
    title: 'Three finishes',
    items: {
      painted: {
        title: 'Sanded and painted',
        text: 'Sand support marks at 400, the surface at 600, then prime. Figures and design models need no more.',
        alt: 'Gray printed figure of a knight, unpainted',
      },
      clear: {
        title: 'Polished clear',
        text: 'Wet-sand through every grit from 400 to 2000, then use paste. Or apply two thin coats of clear lacquer.',
        alt: 'Bottle of Reflex Clear',
      },
      lacquered: {
        title: 'Tumbled and lacquered',
        text: 'For production shells, tumble or polish, then apply one coat of skin-compatible UV lacquer.',
        alt: 'Pair of printed earbud shells with a glossy surface',
      },
    },
  },
  order: {
    title: 'The right order',
    text: 'Most finishing problems start two steps earlier.',
    items: {
      wash: {
        title: 'Wash and dry',
        text: 'Use two baths and the full drying time. Resin left on the surface cures to a skin that sanding will not even out.',
      },
      supports: {
        title: 'Remove supports',
        text: 'Remove them before curing, while tips still snap off clean. On thin parts in Detail Beige and Wax Cast Filigree, leave them on until after curing.',
      },
      cure: { title: 'Cure', text: 'Cure for the time on the data sheet. An undercured surface clogs the sandpaper.' },
      sand: {
        title: 'Sand',
        text: 'Sand wet, one grit after the other. Remove all scratches from one grit before you move to the next.',
      },
      fill: {
        title: 'Join and fill',
        text: 'Glue the joint with cyanoacrylate. Fill the seam with the same resin and cure it for 20 seconds.',
      },
      coat: { title: 'Coat', text: 'Apply primer, paint or lacquer to a dry, dust-free part. Mask mating surfaces.' },
    },
  },
  allowances: {
    title: 'Finishing allowances',
    text: 'Each treatment adds or removes material. Build these allowances into the model.',
    rows: {
      lacquer: 'Lacquer, added to each surface',
      foot: 'Extra height at the base of parts printed on the platform',
      chamfer: 'Chamfer around that base',
      polish: 'Roughness Ra of splints and dentures after polishing',
    },
  },
  untreated: {
    title: 'When to leave parts as printed',
    text: 'A second printer does not speed up finishing. Many parts do not need it.',
    alt: 'Printed holding fixture with its surface as printed',
    points: {
      hidden: 'Turn hidden faces toward the supports. Jigs and fixtures need nothing more.',
      black: 'ABS-like Black looks molded after curing and needs no paint on visible faces.',
      texture: 'A printed texture hides layer lines on every part of a run, with no extra work.',
    },
    links: { texture: 'Texture', color: 'Color' },
  },
  faults: {
    title: 'Surface defects and their causes',
    items: {
      cloudy: {
        title: 'Clear parts turn cloudy',
        text: 'The bath was spent, or drops dried on the surface. Use fresh isopropanol and blow the part dry right away.',
      },
      sticky: {
        title: 'The surface is glossy and sticky',
        text: 'Resin stayed on it and cured. Wash again before you cure again.',
      },
      cracked: {
        title: 'It cracks weeks later',
        text: 'Liquid resin was left inside a hollow part. Shine a light through the drain hole; if it glistens, wash again.',
      },
      rounded: {
        title: 'Edges come out round',
        text: 'Pumice rounds the edges before it removes the layer lines. Level the lines with a rubber wheel first.',
      },
    },
  },
  questions: {
    title: 'Finishing questions',
    questions: {
      time: {
        question: 'How long does finishing take?',
        answer:
          'A 170 mm bust in several pieces took 15 hours to print and a little under two hours of hand work before painting. Small parts with thin supports take minutes.',
      },
      dust: {
        question: 'What about the dust?',
        answer:
          'Sand wet or with dust extraction, and wear a mask when filing. The dust of Rigid Fixture contains glass.',
      },
      skin: {
        question: 'Does lacquer make a part safe for skin?',
        answer:
          'No. The resin has to be tested for skin contact and fully cured, and the lacquer has to be skin-compatible as well.',
      },
      tumbling: {
        question: 'Can I tumble instead of sanding?',
        answer:
          'Yes, for small, rounded parts such as earbud shells. Tumbling reaches all outer surfaces evenly, but it also rounds sharp edges.',
      },
    },
  },
  contact: {
    title: 'Not sure which finish?',
    text: 'Tell us what the part is for and how many you need. An engineer will recommend the steps, the allowances and the resin.',
    alt: 'Printed plates with different surfaces',
    links: { inquiry: 'Ask an application engineer', tools: 'Finishing tools' },
  },
} satisfies PageCopy<typeof surfaceTreatment>;
