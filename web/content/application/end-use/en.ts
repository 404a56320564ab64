import type { PageCopy } from '#sections/page-content.ts';
import type { endUse } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'End-use parts',
    title: 'Small runs without tooling',
    text: 'Print housings, brackets, ducts and seals in runs of ten to a few hundred. The load on the part determines the resin; this page helps you choose.',
    alt: 'Black printed housing with its lid, a gray bracket, a translucent bellows and an amber nozzle',
    links: { inquiry: 'Get a quote', resins: 'Resins for production' },
  },
  loads: {
    title: 'Choose by load',
    items: {
      clip: {
        title: 'Snap-fits and drops',
        text: 'Reflex Tough ABS-like Black looks molded and needs no paint. Screw bosses and snap-fits hold. The heat deflection temperature is 76 °C.',
      },
      stiff: {
        title: 'Stiffness',
        text: 'Reflex Rigid Fixture reaches a flexural modulus of 4150 MPa, Rigid Ceramic UV 9600 MPa. Both break on impact.',
      },
      hot: {
        title: 'Heat',
        text: 'HeatForce 250 withstands 252 °C after thermal curing, as well as hot water, coolant and mineral oil. It is brittle.',
      },
      flexible: {
        title: 'Flexibility',
        text: 'Reflex Flex 80A makes bellows, grommets and feet. Elastomer 50A UV is softer and stays flexible down to about −10 °C.',
      },
    },
  },
  quantity: {
    title: 'When a mold is cheaper',
    text: 'Printed parts cost about the same however many you make. With molding, you pay for the tool and wait for it; after that, parts are cheap.',
    alt: 'Printed earbud cut open, with channels and hooks inside',
    points: {
      change:
        'An audio brand changed its shell five times before launch. With hard tooling there would have been time for one change.',
      limit: 'The same brand found molding cheaper above about 40,000 pairs in one size.',
      piece: 'A contract manufacturer prints products with runs of 5,000 to 200,000 pairs and molds anything larger.',
    },
    links: { wireless: 'Earphone shells in volume' },
  },
  design: {
    title: 'Design rules to start from',
    text: 'Values come from the resin data sheets. Check critical features on a printed sample.',
    rows: {
      wall: 'Wall of a housing, Tough ABS-like Black',
      strain: 'Strain of a snap-fit, Tough ABS-like Black',
      fixture: 'Radius of inner corners, Rigid Fixture',
      hot: 'Radius of inner corners, HeatForce 250',
      strut: 'Lattice strut, Elastomer 50A UV',
    },
  },
  carrier: {
    title: 'Carriers ready in two days',
    text: 'Solder carriers at an electronics manufacturer, in business days. A printed carrier lasts about 600 cycles and a milled one several thousand, so repeat orders are still milled.',
    before: 'Milled, delivery only',
    after: 'Printed, to the first soldered board',
    rows: { carrier: 'Carrier for one board' },
  },
  resins: { title: 'Three resins for production', all: 'All resins for production' },
  questions: {
    title: 'Limits to know',
    questions: {
      outdoors: {
        question: 'Can the parts stay outdoors?',
        answer:
          'Only with a coating. Kept indoors, Tough ABS-like Black does not turn brittle in the months after printing.',
      },
      fire: {
        question: 'Are the resins flame retardant?',
        answer: 'No. Do not use them for line-voltage enclosures.',
      },
      creep: {
        question: 'Do parts creep under load?',
        answer:
          'Tough resins do. Reflex Tough Tool creeps under constant load above 45 °C. For datum faces, use the filled Rigid Fixture, which shrinks and creeps less.',
      },
      repeat: {
        question: 'Will the last part match the first?',
        answer:
          'Calibrate the printer, keep one job to one lot of resin and print a test piece at the start of the shift. A manufacturer with 116 printers works this way.',
      },
    },
  },
  contact: {
    title: 'Send us the drawing',
    text: 'Tell us the load, temperature and quantity. We’ll recommend a resin and a printer, or tell you if molding is the better choice.',
    alt: 'Printed solder carrier with a circuit board',
    links: { inquiry: 'Get a quote', fit: 'Does your part fit?', special: 'Performance resins' },
  },
} satisfies PageCopy<typeof endUse>;
