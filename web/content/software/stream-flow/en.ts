import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'StreamFlow',
    title: 'Print jobs that find their own printer.',
    text: 'StreamFlow nests incoming jobs, sets supports, sends them to a free printer and logs every step until the parts are packed.',
    alt: 'UltraCraft A3D',
    links: { inquiry: 'Plan your production', platform: 'See the whole platform' },
  },
  rules: {
    title: 'Four rules decide where a job goes',
    text: 'Two printers can be planned on a whiteboard. With six, the urgent case waits behind a full platform while the machine next to it idles with the wrong resin.',
    items: {
      resin: {
        title: 'Resin',
        text: 'Jobs with the same resin run one after the other, so a printer empties its tray before the next resin is due.',
      },
      layer: {
        title: 'Layer height',
        text: 'Parts in fine layers never share a platform with parts in coarse ones.',
      },
      area: {
        title: 'Free platform area',
        text: 'A half-full platform takes the next cases that fit before it starts.',
      },
      due: { title: 'Due time', text: 'If two jobs compete, the one that is due first wins.' },
    },
  },
  urgent: {
    title: 'Squeeze in an urgent case, and see what it costs',
    text: 'The plan shows the consequences before you confirm.',
    alt: 'StreamFlow on a monitor: jobs in lanes, the schedule of each printer through the night below',
    points: {
      move: 'Pull a case to the front with one drag.',
      late: 'Cases that will be late because of it are marked at once.',
      sites: 'Labs with several sites see one queue and choose where each case is printed.',
    },
  },
  output: {
    title: 'Where it runs today',
    items: {
      aligners: 'aligner models a day on a line of four A2D Ortho',
      bases: 'denture bases in 24 hours on one unattended printer',
      fleet: 'printers in the hall of one earbud manufacturer',
    },
  },
  code: {
    title: 'No sorting: each part carries its case',
    text: 'On aligner models, StreamFlow writes patient, stage and jaw into a code on the base. Thermoforming, laser marking and trimming read it, so models can drop into the bin in any order. One lab saved eleven hours of sorting a day.',
    alt: 'Resin station, A2D Ortho with its automation unit and washing station in a line, models on a trolley',
    links: { case: 'Read the case study', paper: 'Read the white paper' },
  },
  stops: {
    title: 'When a printer stops in the middle of the night',
    items: {
      others: { title: 'Waiting jobs move', text: 'They go to the other printers, by the same four rules.' },
      again: {
        title: 'The platform is printed again',
        text: 'All parts on the stopped platform are printed anew. We do not continue an interrupted layer.',
      },
      missing: {
        title: 'Missing parts are reordered',
        text: 'If you skip an incomplete platform on the automation unit, StreamFlow orders what is missing.',
      },
      log: {
        title: 'The cause is in the log',
        text: 'In ten days on our trial line eight jobs were lost. Five of them failed because the resin station was refilled too late.',
      },
    },
  },
  printers: {
    title: 'Printers that StreamFlow runs',
    text: 'All models of the A2D family, the A3D, the C series and the ChairSide Pro.',
  },
  questions: {
    title: 'Asked by production managers',
    questions: {
      license: {
        question: 'How is StreamFlow licensed?',
        answer:
          'By seat. A seat becomes free when its user signs out. The basic functions of Heliograph Prepare come with each printer and need no seat.',
      },
      printers: {
        question: 'Can Reflex printers join the queue?',
        answer:
          'No. They take jobs from Heliograph Prepare. The Reflex 2 and Reflex 2 Pro do appear in Ultra-Net with state, resin and remaining time.',
      },
      dates: {
        question: 'Where do the due dates come from?',
        answer:
          'From Blueprint, or from your lab management software if it has an interface. You can also type them in.',
      },
      batch: {
        question: 'Which resin batch is in which part?',
        answer:
          'Each job is filed with its batch. When a resin station gets a new one, StreamFlow notes from which job on it was used.',
      },
      small: {
        question: 'We have two printers. Do we need this?',
        answer:
          'Probably not yet. Heliograph Prepare arranges, slices and sends jobs to single printers. StreamFlow starts to pay once jobs wait for the wrong machine.',
      },
    },
  },
  contact: {
    title: 'Send us one day of orders',
    text: 'A list without patient data is enough. We show you how StreamFlow would have planned that day, and how many printers it took.',
    alt: 'HiVE automation unit',
    links: { inquiry: 'Plan your production' },
  },
} satisfies PageCopy<typeof streamFlow>;
