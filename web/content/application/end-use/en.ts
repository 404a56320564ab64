import type { PageCopy } from '#sections/page-content.ts';
import type { endUse } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'End-use parts',
    title: 'Small runs without tooling',
    text: 'Print housings, brackets, ducts and seals in runs of ten to a few hundred, and earbud shells by the ten thousand. The smaller the part, the more fit on a platform and the later a mold pays off.',
    alt: 'Black printed housing with its lid, a gray bracket, a translucent bellows and an amber nozzle',
    links: { inquiry: 'Get a quote', resins: 'Resins for production' },
  },
  loads: {
    title: 'Choose by load',
    items: {
      clip: {
        title: 'Snap-fits and drops',
        text: 'Reflex Tough ABS-like Black looks molded and needs no paint. Screw bosses and snap-fits hold. The heat deflection temperature is 76 °C (169 °F).',
      },
      stiff: {
        title: 'Stiffness',
        text: 'Reflex Rigid Fixture reaches a flexural modulus of 4150 MPa (600,000 psi), Rigid Ceramic UV 9600 MPa (1.4 million psi). Both break on impact.',
      },
      hot: {
        title: 'Heat',
        text: 'HeatForce 250 has a heat deflection temperature of 252 °C (486 °F) after thermal curing and withstands hot water, coolant and mineral oil. It is brittle.',
      },
      flexible: {
        title: 'Flexibility',
        text: 'Reflex Flex 80A makes bellows, grommets and feet. Elastomer 50A UV is softer and stays flexible down to about −10 °C (14 °F).',
      },
    },
  },
  output: {
    title: 'One housing on three printers',
    text: 'The black housing in the picture measures 92 × 62 × 28 mm (3.6 × 2.4 × 1.1 in) and takes 38 g of Reflex Tough ABS-like Black with supports, so 1 kg makes 26. Calculated at 100 µm layers and 10 min to change platforms.',
    first: 'Printer',
    columns: { plate: 'Build volume', job: 'Housings a job', shift: 'In an 8-hour shift', hundred: 'For 200' },
    rows: {
      rs: { title: 'Reflex RS', plate: '222 × 122 × 228 mm', job: '3 in 57 min', shift: '21', hundred: '10 shifts' },
      turbo: {
        title: 'Reflex RS Turbo',
        plate: '222 × 122 × 228 mm',
        job: '3 in 28 min',
        shift: '36',
        hundred: '6 shifts',
      },
      reflex2: { title: 'Reflex 2', plate: '228 × 128 × 250 mm', job: '4 in 38 min', shift: '40', hundred: '5 shifts' },
    },
  },
  printers: { title: 'Printers for small runs' },
  quantity: {
    title: 'How many to print',
    text: 'Printed parts cost about the same however many you make. With molding you pay for the tool and wait for it; after that, parts are cheap. The size of the part decides where the two meet.',
    first: 'Part',
    columns: { lot: 'Usual run', fit: 'On a platform', limit: 'Why it ends there' },
    rows: {
      housing: {
        title: 'Housing, bracket, duct',
        lot: '10 to a few hundred',
        fit: '3 to 4',
        limit: 'A few hundred already keep a printer busy for two weeks',
      },
      pallet: {
        title: 'Solder pallet',
        lot: '1 for up to 500 boards',
        fit: '1',
        limit: 'A printed pallet lasts about 600 cycles, a milled one several thousand',
      },
      shell: {
        title: 'Earbud shell, audio brand',
        lot: 'Up to 40,000 pairs of a size',
        fit: '40 shells, one tier',
        limit: 'Above that, this brand found molding cheaper',
      },
      factory: {
        title: 'Earbud shells, factory with 116 printers',
        lot: '5,000 to 200,000 pairs of a model',
        fit: '84 shells, two tiers',
        limit: 'Its models change every few months, often before a mold has paid off',
      },
    },
  },
  change: {
    title: 'Compare it with your mold quote',
    text: 'Two customers measured what printing saved them besides the tool.',
    alt: 'Printed solder pallet with a circuit board',
    points: {
      change:
        'An audio brand changed its shell five times before launch. With hard tooling there would have been time for one change.',
      pay: 'An electronics manufacturer solders the first board two business days after the drawing, without waiting for a milled pallet.',
      compare:
        'Divide the price of the mold by the difference between the printed and the molded part. Below that quantity, print.',
    },
    links: { wireless: 'Earbud shells in volume', pallets: 'Case study: solder pallets' },
  },
  design: {
    title: 'Design rules to start from',
    text: 'Values come from the resin data sheets. Check critical features on a printed sample.',
    rows: {
      wall: 'Housing wall, Tough ABS-like Black',
      strain: 'Strain of a snap-fit, Tough ABS-like Black',
      fixture: 'Radius of inner corners, Rigid Fixture',
      hot: 'Radius of inner corners, HeatForce 250',
      strut: 'Lattice strut, Elastomer 50A UV',
    },
  },
  carrier: {
    title: 'Solder pallets, milled and printed',
    text: 'Measured by an electronics manufacturer on 38 printed pallets in a year, in HeatForce 250 on a Reflex RS.',
    first: 'Pallet for one board',
    columns: { milled: 'Milled by a supplier', printed: 'Printed in house' },
    rows: {
      delivery: { title: 'Time to the pallet', milled: '12 business days', printed: '2 business days' },
      start: {
        title: 'Time to the first soldered board',
        milled: 'More than 12 business days',
        printed: '2 business days',
      },
      life: { title: 'Life', milled: 'Several thousand cycles', printed: '600 cycles on average' },
      tolerance: {
        title: 'Pin distance',
        milled: 'As ordered',
        printed: 'Within 0.08 mm, after scaling for shrinkage',
      },
      work: { title: 'Own work', milled: 'None', printed: '90 min of drawing' },
    },
  },
  resins: { title: 'Three resins for production', all: 'All resins for production' },
  limits: {
    title: 'Limits to know',
    items: {
      outdoors: {
        title: 'Outdoors: coat them',
        text: 'Kept indoors, Tough ABS-like Black does not turn brittle in the months after printing.',
      },
      fire: {
        title: 'No UL 94 rating',
        text: 'The resins are not flame retardant. Do not use them for line-voltage enclosures.',
      },
      creep: {
        title: 'Tough resins creep',
        text: 'Reflex Tough Tool creeps under constant load above 45 °C (113 °F). For datum faces, use the filled Rigid Fixture.',
      },
      repeat: {
        title: 'Repeat runs need a routine',
        text: 'Calibrate the printer, keep one job to one lot of resin and print a test piece at the start of the shift.',
      },
    },
  },
  contact: {
    title: 'Send us the drawing',
    text: 'Tell us the load, temperature and quantity. We’ll recommend a resin and a printer, or tell you if molding is the better choice.',
    alt: 'Reflex RS with washing and curing in a shop',
    links: { inquiry: 'Get a quote', fit: 'Does your part fit?', special: 'Performance resins' },
  },
} satisfies PageCopy<typeof endUse>;
