import type { PageCopy } from '#sections/page-content.ts';
import type { reflexRsSeptember } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Reflex RS in September',
    title: 'The Reflex RS, quoted for your parts',
    text: 'Tell us which parts you print and we answer with a price within one business day. The September promotion has ended.',
    alt: 'Reflex RS on a workbench with a printed soldering fixture and two bottles of resin',
    links: { inquiry: 'Get a quote', printer: 'See the Reflex RS' },
  },
  status: {
    title: 'What applies now',
    items: {
      ordered: {
        title: 'You ordered during the promotion',
        text: 'The price and contents in your order confirmation stand. The warranty runs from delivery, as with any order.',
      },
      missed: {
        title: 'You missed it',
        text: 'Get a quote. Tell us whether you also need washing, curing and resin.',
      },
      next: {
        title: 'You want to wait',
        text: 'We will announce the next promotion on the page “Prices and samples” and in the newsletter. We cannot say yet whether it will include the Reflex RS.',
      },
    },
  },
  difference: {
    title: 'How the RS differs from the Reflex',
    text: 'The RS has smaller pixels, a larger build volume and two linear guides, so tall walls stay straight.',
    before: 'Reflex',
    after: 'Reflex RS',
    rows: { pixel: 'Pixel size', volume: 'Build volume' },
  },
  work: {
    title: 'Built for functional parts',
    text: 'The RS has profiles for stiff, tough and heat-resistant resins that the Reflex does not print.',
    alt: 'Printed fixture that holds a circuit board for soldering',
    points: {
      fixtures: 'Gauges and fixtures in Rigid Fixture',
      molds: 'Molds for short injection molding runs in Mold High-Temp',
      clamps: 'Clamps and grippers in Tough Tool',
      walls: 'Housings with straight walls up to 228 mm tall',
    },
    links: { tooling: 'Resins for tooling' },
  },
  materials: {
    title: 'Resins for the Reflex RS',
    text: 'Rigid Fixture and Mold High-Temp do not run on the Reflex. Tough Tool does, for smaller parts.',
    all: 'All Reflex resins',
  },
  successors: {
    title: 'The RS and its alternatives',
    text: 'Choose the RS Turbo for speed, the Reflex 2 for size and the Reflex 2 Pro for detail.',
  },
  contact: {
    title: 'Today’s price for your setup',
    text: 'Tell us which parts you want to print. We’ll send you a quote for the Reflex RS, or for a model that suits them better.',
    alt: 'Reflex RS',
    links: { inquiry: 'Get a quote' },
  },
} satisfies PageCopy<typeof reflexRsSeptember>;
