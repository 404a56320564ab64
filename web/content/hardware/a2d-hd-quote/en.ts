import type { PageCopy } from '#sections/page-content.ts';
import type { a2dHdQuote } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'UltraCraft A2D HD',
    title: 'A quote for the A2D HD, sized to your workload',
    text: 'Tell us what you print and how many a day. We’ll quote the printer with the washing unit, curing unit and resin it needs, and print a test part from your own file if you like.',
    alt: 'UltraCraft A2D HD with a model, crowns and patterns for casting on a tray in front of it',
    links: { inquiry: 'Get a quote', printer: 'See the A2D HD' },
  },
  output: {
    title: 'The A2D HD in three figures',
    text: 'The platform measures 160 × 100 mm (6.3 × 3.9 in), with 120 mm (4.7 in) of height. It is a benchtop printer.',
    items: {
      job: 'for three full-arch models at 50 µm',
      layer: 'for a layer of 50 µm; the A2D 4K takes 7.25 s',
      pixel: 'per native pixel, in a single exposure',
    },
  },
  contents: {
    title: 'What the quote covers',
    text: 'Shipping, tax and installation differ by country and lab; the quote states them for yours.',
    items: {
      set: {
        title: 'Printer and trays',
        text: 'One tray per resin saves cleaning. We’ll work out how many you need from your case mix.',
      },
      resin: {
        title: 'Resin for the first weeks',
        text: 'We quote only resins with a tested profile for this printer.',
      },
      finishing: {
        title: 'Washing and curing',
        text: 'UltraCraft Wash and Cure for a few platforms a day, the Wash Station for more.',
      },
      later: {
        title: 'Add-ons, priced separately',
        text: 'Connections for HiVE, the Resin Station and the pulsed-release module are factory-fitted. A service engineer can add the units later.',
      },
    },
  },
  fit: {
    title: 'Is the A2D HD right for you?',
    text: 'The A2D 4K has finer pixels but overlaps four exposures per layer. The A2D HD exposes the whole layer once: edges of dies and patterns come out sharper, and filled resins take less time. If another printer suits you better, we’ll tell you before you buy.',
    alt: 'Two printed bridge patterns in green, one seen from below',
    points: {
      crowns:
        'Use it today for dies, models and casting patterns. Ceramic-filled crowns follow once their resins are cleared.',
      models: 'For full-arch models by the dozen, choose the A2D 4K with its larger platform.',
      volume: 'To print unattended overnight, add HiVE. For an aligner line, look at the A2D Ortho.',
      clinic: 'For a few models a week in a practice, a ChairSide is enough.',
    },
    links: { compare: 'Compare all printers' },
  },
  test: {
    title: 'Test print first',
    alt: 'Close-up of the margin between a printed crown and its die, with a 1 mm scale',
    items: {
      send: {
        title: 'Send a file',
        text: 'Send the STL of a case you have already made and measured, without patient data.',
      },
      print: { title: 'We print it', text: 'We use an A2D HD, the resin you choose and its tested profile.' },
      measure: { title: 'You check it', text: 'Try it on your own die, under your own loupe.' },
      decide: {
        title: 'You decide',
        text: 'The test print does not commit you to buy. Before we start, we tell you in writing whether there is a charge.',
      },
    },
  },
  materials: {
    title: 'Resins with tested profiles',
    text: 'One resin each for patterns, models and, once cleared, ceramic-filled crowns. The heated tray keeps the filled resin thin enough to flow back under the part.',
    all: 'All dental resins',
  },
  machines: {
    title: 'Works with the A2D HD',
    text: 'Prices shown are list prices, plus tax and shipping. All others are on request.',
  },
  questions: {
    title: 'Price and terms',
    questions: {
      discount: {
        question: 'Are there any promotions right now?',
        answer:
          'There is no standing discount. The price depends on what you buy together, and we put it in writing. Promotions are listed with their dates on the page “Prices and samples”.',
      },
      listPrice: {
        question: 'Why doesn’t the printer have a list price?',
        answer:
          'Tax, shipping, installation and stations differ by country and lab. A single figure would be wrong for most buyers.',
      },
      validity: {
        question: 'How long is the quote valid?',
        answer: 'Each quote states its expiry date. An inquiry by itself does not bind either of us.',
      },
      dealer: {
        question: 'Will a dealer contact me?',
        answer: 'If we have a distributor in your region, we may pass your inquiry on and let you know.',
      },
      warranty: {
        question: 'What warranty is included?',
        answer:
          'The printer and the light engine are covered for 24 months, regardless of operating hours. Using third-party resin does not void the warranty, but damage it causes is not covered.',
      },
    },
  },
  contact: {
    title: 'What do you print, and how many a day?',
    text: 'Those two answers and your location are enough to start. An application engineer replies within one business day.',
    alt: 'Printed bridge pattern, the same bridge cast in metal, and two crowns',
    links: { inquiry: 'Get a quote' },
  },
} satisfies PageCopy<typeof a2dHdQuote>;
