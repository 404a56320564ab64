import type { PageCopy } from '#sections/page-content.ts';
import type { servicesOverview } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Services',
    title: 'Help from the people who build the printers.',
    text: 'Support online around the clock on five days a week, a design center, samples before you buy, and spare parts close to where you work.',
    alt: 'An A2D 4K during maintenance: the resin tray is out, an open tool case and a phone stand beside it',
    links: { support: 'Find a guide', contact: 'Contact support' },
  },
  promise: {
    title: 'What you can count on',
    items: {
      answer: 'until support answers online',
      solved: 'until the fault is solved or an engineer is on site',
      countries: 'countries in which we support customers',
    },
  },
  services: {
    title: 'What do you need?',
    items: {
      support: {
        title: 'Guides and fault finding',
        text: 'Setup, operation, maintenance and error codes of every printer.',
        alt: 'UltraCraft A2D 4K',
      },
      design: {
        title: 'Design service',
        text: 'Crowns, dentures, guides and aligner stages, designed overnight.',
        alt: 'Printed bridge and crown',
      },
      samples: {
        title: 'Free sample',
        text: 'Choose a part. We print it, and you judge the fit and the surface.',
        alt: 'Printed occlusal splint',
      },
      warranty: {
        title: 'Warranty',
        text: 'What is covered for how long, part by part, and how to claim.',
        alt: 'Wash Station',
      },
      certificate: {
        title: 'Check a certificate',
        text: 'Type in the number to see whether the certificate is ours.',
        alt: 'Printed surgical guide',
      },
      software: {
        title: 'Software downloads',
        text: 'Heliograph Prepare, current and legacy, for Windows and macOS.',
        alt: 'Production board on a monitor',
      },
    },
  },
  ready: {
    title: 'Four things that save the first half hour',
    text: 'With these, an engineer can usually tell you in the first answer what to do.',
    alt: 'The fleet monitor on a phone, one printer reports a fault',
    points: {
      serial: 'The serial number, from the type plate or under About',
      sentence: 'The fault in one sentence: what happens, since when, with which resin',
      photos: 'Two photos: the display with the code, and the part or the damage',
      log: 'The log of the last job. Printers in Ultra-Net send it themselves if you allow it.',
    },
    links: { ultraNet: 'Connect to Ultra-Net' },
  },
  repair: {
    title: 'How a repair goes',
    items: {
      report: { title: 'You report the fault', text: 'To us online, or to the dealer who delivered the machine.' },
      answer: { title: 'Support answers', text: 'Most faults are settled here: a film, a platform, a profile.' },
      solve: {
        title: 'Solved or on site',
        text: 'If it cannot be fixed remotely, a part is on its way or an engineer comes to you.',
      },
      parts: {
        title: 'Repair in the workshop',
        text: 'Machines that have to travel are repaired and calibrated, and return with a calibration certificate.',
      },
    },
  },
  training: {
    title: 'Training',
    text: 'Dates and places are in the calendar of events.',
    items: {
      start: {
        title: 'First day with the printer',
        text: 'Setup, first print, washing, curing. We teach it in Shanghai, Berlin and Boston.',
      },
      practice: {
        title: 'For the practice team',
        text: 'Dentist and assistant learn together and make a temporary crown, a splint and a model with their own hands.',
      },
      fleet: {
        title: 'For production managers',
        text: 'Two days on planning, monitoring and maintaining ten printers or more.',
      },
      online: {
        title: 'Online',
        text: 'Live streams with questions from the audience. Recordings stay in the resources.',
      },
    },
  },
  questions: {
    title: 'Service questions',
    questions: {
      language: {
        question: 'Which languages does support speak?',
        answer: 'English, Chinese and German. Local partners add the languages of their countries.',
      },
      weekend: {
        question: 'What about weekends?',
        answer:
          'Online support runs 24 hours a day from Monday to Friday. On weekends the guides help, and your message is first in line on Monday.',
      },
      foreign: {
        question: 'Do I lose the warranty if I use third-party resin?',
        answer: 'No. But damage that such resin causes is not covered, and we have no profiles for it.',
      },
      outside: {
        question: 'Who decides about a repair outside the warranty?',
        answer: 'You do. We send an estimate first and start when you have accepted it.',
      },
      transport: {
        question: 'Who pays for shipping?',
        answer:
          'We do, in both directions, if the warranty claim is accepted. Use the transport lock and the original packaging.',
      },
    },
  },
  contact: {
    title: 'Not sure whom to ask?',
    text: 'Write to us. We pass your question to the right person and tell you who it is.',
    alt: 'Lab bench with printer, washing unit and curing unit',
    links: { contact: 'Go to contact' },
  },
} satisfies PageCopy<typeof servicesOverview>;
