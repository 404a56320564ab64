import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Removable partial dentures',
    title: 'The framework, printed instead of waxed.',
    text: 'Design the framework on screen, print it in a resin that burns out clean, and cast as you always have. The hand work that remains is spruing and finishing.',
    alt: 'Green printed pattern of a lower partial denture framework on its working model',
    links: { inquiry: 'Request a sample framework', materials: 'Castable resins' },
  },
  time: {
    title: 'Less than half the time',
    text: 'Technician time for one framework, from the scanned model to the pattern that is ready to invest.',
    before: 'Waxed by hand',
    after: 'Designed and printed',
    rows: { pattern: 'Pattern of one framework' },
  },
  steps: {
    title: 'From scan to cast',
    items: {
      scan: { title: 'Scan', text: 'The model or the mouth. No duplicating, no refractory model.' },
      design: {
        title: 'Design',
        text: 'Survey, block-out, clasps, connectors and retention mesh, with thicknesses that the software watches.',
      },
      print: { title: 'Print', text: 'Several frameworks at once, supports included, overnight if you like.' },
      invest: {
        title: 'Cure and invest',
        text: 'Two short baths, dry, cure in full, sprue. Resin that is not cured through disturbs the setting of the investment.',
      },
      burnOut: {
        title: 'Burn out',
        text: 'In two stages, never as a speed burnout. The time given is the final hold; hold it long enough for the carbon to burn off.',
      },
      finish: { title: 'Finish', text: 'Sandblast, trim, polish. The clasps grip as they were designed to.' },
    },
  },
  values: {
    title: 'Pattern values and minimum dimensions',
    text: 'Strength to ISO 178, ash to ISO 3451-1; then the burnout temperature, and the dimensions to keep to when you design.',
    rows: {
      strength: 'Flexural strength of Cast UV 3.0',
      ash: 'Ash of Cast UV 3.0 after burnout',
      burnOut: 'Burnout temperature',
      bars: 'Support bars',
      thickness: 'Thickness of the framework',
    },
  },
  materials: {
    title: 'Resins for this work',
    text: 'One to cast, two for the models that you check the fit on.',
    all: 'All dental resins',
  },
  questions: {
    title: 'What technicians ask',
    questions: {
      machines: {
        question: 'Which printer do I need?',
        answer:
          'Any UltraCraft printer that is listed with the resin. The A2D 4K has the largest platform of them and prints the most frameworks at once.',
      },
      investment: {
        question: 'Does it work with my investment?',
        answer:
          'With phosphate-bonded investments for cobalt-chromium, in a burnout with two holds. Tell us the name of yours, and we tell you whether it was tested, and with which curve.',
      },
      distortion: {
        question: 'Do patterns distort before they are cast?',
        answer:
          'A cured pattern is stiff, but an open connector can spring once the supports are off. Leave the bar across the arch until the pattern is sprued, keep to the thicknesses of the table, and invest on the same day.',
      },
      software: {
        question: 'Can I keep my design software?',
        answer: 'Yes. Whatever exports an STL file will do; supports are set in Heliograph Prepare.',
      },
    },
  },
  contact: {
    title: 'Send us one case',
    text: 'We print the framework from your scan and send it back for you to cast. Then decide.',
    alt: 'Printed crown and bridge patterns on sprues, standing on the former of a casting ring',
    links: { inquiry: 'Request a sample framework' },
  },
} satisfies PageCopy<typeof waxUp>;
