import type { PageCopy } from '#sections/page-content.ts';
import type { servicesOverview } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Services',
    title: 'Support from us, service near you',
    text: 'Online support answers around the clock, Monday through Friday, and the phone in office hours. We also design your cases, and print samples before you buy.',
    alt: 'An A2D 4K during maintenance: the resin tray is out, an open tool case and a phone stand beside it',
    links: { support: 'Find a guide', contact: 'Contact support' },
  },
  promise: {
    title: 'What you can count on',
    text: 'The clock starts when you report the serial number and the problem. Saturdays and Sundays don’t count.',
    items: {
      answer: 'to a first answer online',
      solved: '(two business days) to a remote fix, or an engineer on site in the contiguous US',
      countries: 'countries with phone and online support direct from us, with or without a distributor',
    },
  },
  services: {
    title: 'Services at a glance',
    items: {
      support: {
        title: 'Guides and troubleshooting',
        text: 'Setup, operation, maintenance and error codes, printer by printer. (The C series is set up and maintained by our engineers.)',
        alt: 'A2D 4K with its door open: a printed job hangs from the platform above the tray',
      },
      design: {
        title: 'Design service',
        text: 'Fixed, removable and implant cases designed in 6 h or less, aligner stages within 24 h.',
        alt: 'Crown design on a monitor',
      },
      samples: {
        title: 'Free sample',
        text: 'Choose a part and check its fit and surface. You only pay shipping.',
        alt: 'Printed working model with one die taken out',
      },
      warranty: {
        title: 'Warranty',
        text: 'What is covered for how long, component by component, and how to make a claim.',
        alt: 'A Reflex on its shipping box, with boxes and resin bottles beside it',
      },
      certificate: {
        title: 'Check a test certificate',
        text: 'Every printer ships with one. Enter its number to see the machine and what was tested.',
        alt: 'Printer on the test bench with a certificate',
      },
      software: {
        title: 'Heliograph Prepare',
        text: 'The slicer for your printer, for Windows and macOS. Request the installer once; later versions come as updates.',
        alt: 'Heliograph Prepare with six arches on the platform of an A2D 4K',
      },
    },
  },
  ready: {
    title: 'Have these four things ready',
    text: 'With these, an engineer can usually tell you what to do in the first reply. Ultra-Net shows you the fault on your phone. Please leave out patient names.',
    alt: 'Fleet overview on a phone, with a fault on one printer',
    points: {
      serial: 'The serial number, from the nameplate or under About',
      sentence: 'The fault in one sentence: what happens, since when, with which resin',
      photos: 'Two photos: the display with the code, and the part or the damage',
      log: 'The log of the last job, which printers in Ultra-Net send automatically if you allow it',
    },
    links: { ultraNet: 'Connect to Ultra-Net' },
  },
  repair: {
    title: 'How repairs work',
    items: {
      report: {
        title: 'You report the problem',
        text: 'Online, by phone or through your dealer. We support dealer-sold printers, too.',
      },
      answer: {
        title: 'Support answers',
        text: 'Most faults are solved at this point, usually with a new film, a releveled platform or a different profile.',
      },
      solve: {
        title: 'Remote fix or on-site visit',
        text: 'We talk you through swapping a part. If that doesn’t fix it, an engineer comes to you.',
      },
      ship: {
        title: 'Ship it, if it needs the depot',
        text: 'Support tells you when a printer has to come in. Ship it with the shipping lock, in its original packaging.',
      },
      estimate: {
        title: 'Date and price',
        text: 'Within two business days of its arrival you know the date and, out of warranty, the price. We start once you accept it.',
      },
      back: {
        title: 'Back, calibrated',
        text: 'After a repair, the printer is calibrated and tested. It returns with a new certificate.',
      },
    },
  },
  regions: {
    title: 'On-site service and depot repair by region',
    first: 'Region',
    columns: { visit: 'Engineer', time: 'On site', repair: 'Depot repair' },
    rows: {
      first: {
        title: 'Midwest, Pennsylvania, New Jersey',
        visit: 'Distributor in Columbus',
        time: 'Within two business days',
        repair: 'Columbus',
      },
      second: {
        title: 'Mountain states, West Coast, Texas, Oklahoma',
        visit: 'Distributor in Denver',
        time: 'Within two business days',
        repair: 'Denver',
      },
      third: {
        title: 'Southeast, from Delaware and Maryland to Florida, Arkansas and Louisiana',
        visit: 'Distributor in Charlotte',
        time: 'Within two business days',
        repair: 'Charlotte',
      },
      fourth: {
        title: 'New York, New England',
        visit: 'Our engineers from Boston',
        time: 'Within two business days',
        repair: 'Boston',
      },
      fifth: {
        title: 'Alaska, Hawaii',
        visit: 'Our engineers from Boston',
        time: 'By appointment; parts come by air first',
        repair: 'Boston',
      },
      sixth: { title: 'Canada', visit: 'Distributor in Montreal', time: 'By appointment', repair: 'Montreal' },
      seventh: {
        title: 'Other countries',
        visit: 'Your distributor',
        time: 'By appointment',
        repair: 'Support tells you where to ship',
      },
    },
  },
  outage: {
    title: 'During a repair',
    items: {
      loan: {
        title: 'Parts you swap yourself',
        text: 'We ship parts that you can change yourself with instructions, so that the printer can stay with you.',
      },
      urgent: {
        title: 'Models that can’t wait',
        text: 'Support finds a distributor near you with a demo unit to print them; if there is none, our Boston office prints and ships them. You get the price first. We don’t provide a loaner.',
      },
      contract: {
        title: 'Maintenance and light measurement',
        text: 'You maintain the printer by the schedule in its guide. Twice a year, an engineer can measure the light of an UltraCraft, for your equipment records; the visit is quoted, and the warranty doesn’t depend on it. The C series has a service contract.',
      },
    },
  },
  training: {
    title: 'Training',
    text: 'In Boston, Berlin and Shanghai, and online. Fees are listed with the dates.',
    alt: 'Printers, work tables and a screen in a training room',
    points: {
      start: 'Getting started: setup, first print, washing and curing, in one day.',
      practice:
        'Chairside printing: dentists and assistants make a temporary crown, a splint and a surgical guide in one day. The parts stay on the training model.',
      fleet: 'Production management: two days on planning, monitoring and maintaining ten or more printers.',
      online: 'Live streams: join online and ask questions. Recordings are posted on the event page.',
    },
    links: { dates: 'See dates and places' },
  },
  questions: {
    title: 'Service questions',
    questions: {
      language: {
        question: 'What languages does support cover?',
        answer:
          'English around the clock, online. Our offices also answer in Chinese and German, and distributors in the languages of their countries.',
      },
      weekend: {
        question: 'Is support open on weekends?',
        answer: 'No. Use the guides and the error codes; your message is first in line on Monday.',
      },
      foreign: {
        question: 'Do I lose the warranty if I use third-party resin?',
        answer: 'No. Damage caused by that resin is not covered, though, and we have no profiles for it.',
      },
      outside: {
        question: 'What does a repair cost?',
        answer:
          'Under warranty, nothing: an accepted claim includes parts, labor, the visit and shipping in both directions. After that you get an estimate for parts, labor and travel, and we start once you have accepted it. A remote fix is free.',
      },
    },
  },
  contact: {
    title: 'Not sure who to ask?',
    text: 'Write to us. We’ll get your question to the right person and tell you who will answer.',
    alt: 'Heliograph booth with printers and a counter',
    links: { contact: 'Contact us' },
  },
} satisfies PageCopy<typeof servicesOverview>;
