import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'About us',
    title: 'We make the printer, the resin and the software',
    text: 'A part fits only if all three match, so we develop and test them together in Shanghai. Dental labs and practices, aligner and hearables makers, O&P shops and desktop users print with them.',
    alt: 'Four printers in a row, from the ChairSide to the A2D 4K and the Reflex',
    links: { contact: 'Offices and contact', measurements: 'See what we measure' },
  },
  history: {
    title: 'Since 2022',
    items: {
      first: {
        title: '2022',
        text: 'The UltraCraft A2D for dental labs and the Reflex for desktops go on sale, the A2D 4K in the fall.',
      },
      chairside: {
        title: '2023',
        text: 'The ChairSide, the A2D Ortho for aligner models, and the A3D, which removes its parts and refills itself.',
      },
      service: {
        title: '2025',
        text: 'The ChairSide Pro, and a service center in Berlin with a workshop and spare parts.',
      },
      latest: {
        title: '2026',
        text: 'The A2D HD, with a larger build area on almost the same footprint, the Reflex 2 and the Reflex 2 Pro.',
      },
    },
  },
  printers: {
    title: 'How an UltraCraft printer is built',
    text: 'Development, production and the test lab share one site in Songjiang, Shanghai. On a Reflex, a final inspection of exposure uniformity and mechanics takes the place of optical calibration and test plate.',
    alt: 'A2D 4K with its cover off: a camera on a frame above the build area faces a projected grid of crosses, a laptop maps the deviations',
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
        text: 'Each lot is weighed out to formula and mixed under yellow light, which doesn’t cure the resin.',
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
  checked: {
    title: 'Every value on a data sheet has a source',
    text: 'It is measured, or it is marked as calculated.',
    alt: 'A2D 4K with its door open, a radiometer, a caliper, a test plate and a certificate in front of it',
    points: {
      resin: 'A resin’s data sheet names the test standard of each property.',
      status: 'We publish the regulatory status of each intraoral resin.',
      certificate: 'Enter the number on your certificate to see online what was tested on your printer.',
    },
    links: { sheets: 'Resin data and status', certificate: 'Check a certificate' },
  },
  work: {
    title: 'Made on our printers',
    items: {
      labs: {
        title: 'Dental labs',
        text: 'Working models, casting patterns and gingiva masks, in daily production.',
        alt: 'Printed working model with a removable die',
      },
      practices: {
        title: 'Dental practices',
        text: 'Study models and wax-ups today; splints, guides and temporaries once the resins are cleared.',
        alt: 'Printed study model',
      },
      aligners: {
        title: 'Aligner makers',
        text: 'Models for thermoforming, each with a code.',
        alt: 'Printed model of a dental arch with attachments for an aligner',
      },
      hearables: {
        title: 'Hearables',
        text: 'Earbud shells and custom in-ear monitors.',
        alt: 'Pair of black printed earbud shells and one cut open',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Sample sockets, orthoses and insoles from a scan, for evaluation.',
        alt: 'Printed wrist orthosis',
      },
      desktop: {
        title: 'Makers and studios',
        text: 'Figures, jewelry patterns, fixtures and small series, on a Reflex.',
        alt: 'Printed figure of a knight, front and back',
      },
    },
  },
  figures: {
    title: 'When you need us',
    items: {
      answered: 'to a first answer from online support, 24 hours a day, Monday through Friday',
      solved: 'to a remote fix or a technician on site, ours or your distributor’s, Monday through Friday',
      countries: 'countries with phone and online support direct from us',
    },
  },
  offices: {
    title: 'Three sites, local service',
    text: 'Your printer is repaired near you, by a distributor or by us.',
    alt: 'Training room with printers on the tables and a screen on the wall',
    points: {
      onSite:
        'In the United States, technicians of our distributors in Columbus, Denver and Charlotte come to you; in New York, New England, Alaska and Hawaii, ours do.',
      shanghai: 'Shanghai: development, production, test lab and design center',
      berlin: 'Berlin: repair and calibration workshop, spare parts, applications lab and courses for Europe',
      boston: 'Boston: sales, courses and repairs for the Americas',
    },
    links: { support: 'Printer support', distributors: 'Find a distributor' },
  },
  principles: {
    title: 'Our principles',
    items: {
      open: {
        title: 'Your files stay yours',
        text: 'You print from STL; no proprietary format locks your lab in. You can print third-party resin with settings of your own, and the warranty stays valid, but damage that the resin causes isn’t covered.',
      },
      stay: {
        title: 'Software for older printers',
        text: 'A stable version for older printers and firmware remains available. It no longer gets new features.',
      },
      claims: {
        title: 'We report failures, too',
        text: 'Our case studies report remakes, rejects and jobs that ended early alongside the gains.',
      },
    },
  },
  results: { title: 'Reports from customers', text: 'Each report gives the parts, the times and the remakes.' },
  company: {
    title: 'The company',
    facts: {
      registeredName: 'Registered name',
      representatives: 'Management',
      foundingYear: 'Founded',
      employees: 'Employees',
      qualitySystem: 'Quality certificates',
    },
  },
  contact: {
    title: 'See a printer run',
    text: 'Visit one of our offices or a trade show near you, or join us by video from the test lab.',
    alt: 'Heliograph booth with printers, a counter with samples and a screen',
    links: { inquiry: 'Arrange a visit' },
  },
} satisfies PageCopy<typeof aboutUs>;
