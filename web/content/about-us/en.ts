import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'About us',
    title: 'We make the printer, the resin and the software',
    text: 'Heliograph develops and builds resin 3D printers in Shanghai, along with the resins and the software for them. The first printers went on sale in 2022. Offices in Berlin and Boston and 31 dental distributors in 24 countries sell and service them.',
    alt: 'A2D 4K with its cover off: a camera on a frame above the build area faces a projected grid of crosses, a laptop maps the deviations',
    links: { contact: 'Offices and contact', measurements: 'See what we measure' },
  },
  glance: {
    title: 'Heliograph at a glance',
    items: {
      made: {
        title: 'Made in Shanghai',
        text: 'Development, production and the test lab share one site in Songjiang.',
      },
      products: {
        title: '14 printers in two lines',
        text: 'UltraCraft for dental labs, practices and production, Reflex for the desktop. Washing and curing units, resins and software are ours, too.',
      },
      customers: {
        title: 'From one printer to 116',
        text: 'Practices run a single ChairSide. Our largest customer, a maker of earbuds, runs 116 A2D 4K printers.',
      },
      quality: {
        title: 'A certificate with every printer',
        text: 'We file the test record under the serial number. You can check it online.',
      },
      repair: {
        title: 'Repairs by trained technicians',
        text: '28 of the 31 dental distributors repair the printers themselves. Our own workshops are in Shanghai, Berlin and Boston.',
      },
      warranty: {
        title: '24-month warranty',
        text: 'On every UltraCraft printer, with no limit on the operating hours of the light engine. Reflex printers: 12 months.',
      },
    },
  },
  printers: {
    title: 'How an UltraCraft printer is built',
    text: 'Each printer goes through four steps before it ships. On a Reflex, we inspect exposure uniformity and mechanics in place of steps 02 and 03.',
    alt: 'A2D 4K with its door open, a radiometer, a caliper, a test plate and a certificate in front of it',
    items: {
      assembly: {
        title: 'Assembly',
        text: 'Technicians install the z-axis, the light engine and the tray, and level the build platform.',
      },
      optics: {
        title: 'Optical calibration',
        text: 'A camera records a projected grid of crosses. We correct distortion and even out the brightness across the build area.',
      },
      plate: {
        title: 'Test plate',
        text: 'The printer prints a test plate. We wash, cure and measure it. A printer that misses a dimension is calibrated again.',
      },
      certificate: {
        title: 'Certificate',
        text: 'We file the record under the serial number, and the certificate ships with the printer.',
      },
    },
  },
  resins: {
    title: 'How our resins are made',
    text: 'We formulate, mix, test and bottle them in-house.',
    alt: 'Four resin bottles under the nozzles of a filling machine, a balance with a beaker, canisters behind',
    items: {
      mixing: {
        title: 'Mixing',
        text: 'Each lot is weighed to formula and mixed under yellow light, which doesn’t cure the resin.',
      },
      check: {
        title: 'Lot test',
        text: 'We check viscosity and color and print a part. A lot that fails isn’t bottled.',
      },
      filling: {
        title: 'Filling',
        text: 'The resin is filtered and filled by weight into bottles that keep out light. The label carries the lot number and the expiration date.',
      },
      profile: {
        title: 'Settings',
        text: 'A new resin is tuned and measured on every printer it’s released for. Heliograph Prepare comes with these settings.',
      },
    },
  },
  figures: {
    title: 'Heliograph in numbers',
    items: {
      designers: 'dental designers at our design center',
      applications: 'dental applications across our resins; some resins are not yet cleared for intraoral use',
      countries: 'countries with phone and online support direct from us, with or without a distributor',
    },
  },
  offices: {
    title: 'Our three sites',
    text: 'You can see printers and take courses at each of them.',
    alt: 'Course room with a printer on each table, a model on the wall screen and washing and curing units at the side',
    points: {
      shanghai: 'Shanghai: development, production, test lab and design center',
      berlin: 'Berlin: repair and calibration workshop, spare parts, applications lab and courses for Europe',
      boston: 'Boston: sales, courses and repairs for the Americas',
    },
    links: { distributors: 'Find a distributor', services: 'Service by region' },
  },
  history: {
    title: 'Product history',
    first: 'Year',
    columns: { printers: 'Printers', others: 'Equipment, software and service' },
    rows: {
      y2022: { title: '2022', printers: 'A2D, C series, A2D 4K, Reflex', others: 'UltraCraft Wash, UltraCraft Cure' },
      y2023: {
        title: '2023',
        printers: 'ChairSide, A2D Ortho, A3D, Reflex RS',
        others: 'Pulsed-release module, Resin Station',
      },
      y2024: { title: '2024', printers: 'Reflex Turbo, Reflex RS Turbo', others: 'Wash Station, HiVE' },
      y2025: {
        title: '2025',
        printers: 'ChairSide Pro',
        others: 'Service center in Berlin with a workshop and spare parts',
      },
      y2026: { title: '2026', printers: 'A2D HD, Reflex 2, Reflex 2 Pro', others: 'Heliograph Prepare 6.2' },
    },
  },
  principles: {
    title: 'Our principles',
    items: {
      measured: {
        title: 'Measured or marked as calculated',
        text: 'Each data sheet names the test standard of a property, and calculated values are marked. We publish the regulatory status of every intraoral resin.',
      },
      open: {
        title: 'Your files stay yours',
        text: 'You print from STL; no proprietary format locks your lab in. You can print third-party resin with settings of your own, and the warranty stays valid, but damage that the resin causes isn’t covered.',
      },
      stay: {
        title: 'Older printers keep running',
        text: 'Support keeps a stable software version for older printers and firmware. That version gets no new features.',
      },
      claims: {
        title: 'We report failures, too',
        text: 'Our case studies report gains along with remakes, rejects and jobs that ended early.',
      },
    },
  },
  results: { title: 'Case studies', text: 'Each report gives the parts, the times and the remakes.' },
  company: {
    title: 'Company details',
    text: 'For your vendor file.',
  },
  contact: {
    title: 'See a printer run',
    text: 'Visit one of our offices or a trade show near you, or join us by video from the test lab.',
    alt: 'Heliograph booth with printers, a counter with samples and a screen',
    links: { inquiry: 'Arrange a visit' },
  },
} satisfies PageCopy<typeof aboutUs>;
