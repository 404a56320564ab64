import type { PageCopy } from '#sections/page-content.ts';
import type { reflexRsSeptember } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Reflex RS in September',
    title: 'The September campaign for the Reflex RS is over.',
    text: 'Its prices no longer apply. The printer is still here, and you get a quote for it any day of the year.',
    alt: 'Reflex RS on a workbench with a printed soldering fixture and two bottles of resin',
    links: { inquiry: 'Get a quote', printer: 'See the Reflex RS' },
  },
  status: {
    title: 'What holds now',
    items: {
      ordered: {
        title: 'You ordered during the campaign',
        text: 'The price and the contents of your order confirmation hold. The warranty counts from delivery, as for any other order.',
      },
      missed: {
        title: 'You came too late',
        text: 'Ask for a quote. Tell us whether you need washing, curing and resin with it.',
      },
      next: {
        title: 'You can wait',
        text: 'The next campaign will be announced on the offers page and by newsletter. We cannot say yet whether the Reflex RS will be part of it.',
      },
    },
  },
  difference: {
    title: 'How the RS differs from the Reflex',
    text: 'Smaller pixels, a larger build volume and two linear guides, so tall walls stay straight.',
    before: 'Reflex',
    after: 'Reflex RS',
    rows: { pixel: 'Pixel size', edge: 'Edge position (half a pixel)', volume: 'Build volume' },
  },
  work: {
    title: 'Built for parts that have to work',
    text: 'The RS has profiles for stiff, tough and heat-resistant resins that the Reflex does not print.',
    alt: 'Printed fixture that holds a circuit board for soldering',
    points: {
      fixtures: 'Gauges and fixtures in Rigid Fixture',
      molds: 'Molds for short injection runs in Mold High-Temp',
      clamps: 'Clamps and grippers in Tough Tool',
      walls: 'Housings with straight walls up to 228 mm tall',
    },
    links: { tooling: 'Resins for tooling' },
  },
  materials: {
    title: 'Resins people buy with it',
    text: 'Rigid Fixture and Mold High-Temp do not run on the Reflex. Tough Tool does, but in smaller parts.',
    all: 'All Reflex resins',
  },
  successors: {
    title: 'The RS and its alternatives',
    text: 'For speed take the RS Turbo, for size the Reflex 2, for detail the Reflex 2 Pro.',
  },
  contact: {
    title: 'Today’s price for your set',
    text: 'Name the parts you want to print. You get a quote for the Reflex RS, or for the model that suits them better.',
    alt: 'Reflex RS',
    links: { inquiry: 'Get a quote' },
  },
} satisfies PageCopy<typeof reflexRsSeptember>;
