import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Removable partial dentures',
    title: 'Print the framework instead of waxing it',
    text: 'Design the framework on screen, print it in a resin that burns out clean, and cast it as you always have. You still sprue and finish by hand.',
    alt: 'Green printed pattern of a lower partial denture framework on its working model',
    links: { inquiry: 'Request a sample framework', materials: 'Castable resins' },
  },
  time: {
    title: 'Less than half the time',
    text: 'Technician time per framework, from the scanned model to a pattern ready to invest.',
    before: 'Waxed by hand',
    after: 'Designed and printed',
    rows: { pattern: 'Pattern for one framework' },
  },
  steps: {
    title: 'From scan to cast',
    items: {
      scan: { title: 'Scan', text: 'Scan the model or the mouth. You need no duplicate and no refractory model.' },
      design: {
        title: 'Design',
        text: 'Survey, block out and place clasps, connectors and retention mesh. The software checks thicknesses.',
      },
      print: { title: 'Print', text: 'Print several frameworks at once, with supports, overnight if you like.' },
      invest: {
        title: 'Cure and invest',
        text: 'Wash in two short baths, dry, cure fully and sprue. Undercured resin interferes with the setting of the investment.',
      },
      burnOut: {
        title: 'Burn out',
        text: 'Burn out in two stages; never use a speed burnout. The table below gives the program. The first hold protects the ring, and the final hold burns off the carbon.',
      },
      finish: { title: 'Finish', text: 'Sandblast, trim and polish. The clasps grip as designed.' },
    },
  },
  values: {
    title: 'Pattern values and burnout program',
    text: 'Strength is to ISO 178, ash to ISO 3451-1. The program is for phosphate-bonded investment; large rings need the longer final hold. Keep to the minimum dimensions when you design.',
    rows: {
      strength: 'Flexural strength of Cast UV 3.0',
      ash: 'Ash of Cast UV 3.0 after burnout',
      firstRise: 'First rise, to 290 °C',
      firstHold: 'First hold, at 290 °C',
      secondRise: 'Second rise',
      burnOut: 'Burnout temperature',
      hold: 'Final hold, at burnout temperature',
      bars: 'Support bars',
      thickness: 'Thickness of the framework',
    },
  },
  materials: {
    title: 'Resins for frameworks',
    text: 'One castable resin, and two for the models you check the fit on.',
    all: 'All dental resins',
  },
  printers: {
    title: 'Printers for Cast UV 3.0',
    text: 'Of these printers, the A2D 4K has the largest platform and takes the most frameworks in one job.',
  },
  cases: { title: 'The lab behind these figures' },
  questions: {
    title: 'Questions from technicians',
    questions: {
      machines: {
        question: 'Which printer do I need?',
        answer: 'Any UltraCraft printer listed above. Choose by the number of frameworks you want in one job.',
      },
      investment: {
        question: 'Will it work with my investment?',
        answer:
          'It works with phosphate-bonded investments for cobalt-chromium and a two-hold burnout. Tell us which one you use, and we’ll tell you whether we have tested it and with which burnout curve.',
      },
      distortion: {
        question: 'Do patterns distort before they are cast?',
        answer:
          'A cured pattern is stiff, but an open connector can spring once the supports are off. Leave the cross-arch bar on until the pattern is sprued, keep to the thicknesses in the table, and invest the same day.',
      },
      software: {
        question: 'Can I keep my design software?',
        answer: 'Yes, if it exports STL. You set supports in Heliograph Prepare.',
      },
    },
  },
  contact: {
    title: 'Send us one case',
    text: 'Send the scan without patient data. We’ll print the framework and send it to you to cast. Then you decide.',
    alt: 'Green printed pattern of a partial denture framework on sprues, standing on the former of a casting ring',
    links: { inquiry: 'Request a sample framework' },
  },
} satisfies PageCopy<typeof waxUp>;
