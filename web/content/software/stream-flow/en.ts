import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'StreamFlow',
    title: 'Every print job on the right printer',
    text: 'StreamFlow nests incoming jobs, adds supports, sends jobs to a free printer and logs every step until the parts are packed. It is licensed per seat.',
    alt: 'Four A2D 4K printers in a row, trays of printed arches in front of them, a Resin Station at the end',
    links: { inquiry: 'Plan your production', platform: 'See all software' },
  },
  rules: {
    title: 'Four rules decide where a job goes',
    text: 'Two printers can be planned on a whiteboard. With six, the urgent case waits behind a full platform while the machine next to it idles with the wrong resin.',
    items: {
      resin: {
        title: 'Resin',
        text: 'Jobs with the same resin run back to back, so a printer uses up its tray before you change resins.',
      },
      layer: {
        title: 'Layer height',
        text: 'Parts with different layer heights never share a platform.',
      },
      area: {
        title: 'Free platform area',
        text: 'StreamFlow fills a half-full platform with the next cases that fit before it starts the job.',
      },
      due: { title: 'Due time', text: 'If two jobs compete, the one that is due first goes first.' },
    },
  },
  urgent: {
    title: 'Squeeze in a rush case and see the effect',
    text: 'The plan shows the consequences before you confirm.',
    alt: 'StreamFlow: an urgent case at the front, a case that it delays by twelve minutes, and the schedule of four printers',
    points: {
      move: 'Drag a case to the front of the queue.',
      late: 'StreamFlow marks the cases that will be late because of it.',
      sites: 'Labs with several sites see one queue and choose where each case is printed.',
    },
  },
  output: {
    title: 'StreamFlow at two customers',
    items: {
      models: 'aligner models a day at a lab in Italy with two A2D Ortho, average over 40 business days',
      fleet: 'printers on one floor, at a contract manufacturer of earbuds',
    },
    links: { aligners: 'Read the aligner case study', earbuds: 'Read the earbud case study' },
  },
  code: {
    title: 'Coded models need no sorting',
    text: 'StreamFlow puts patient, stage and arch into a code on the base of each aligner model. Thermoforming, laser marking and trimming stations read it, so models can drop into the bin in any order. At the aligner lab in Italy, this ended eleven hours of sorting a day.',
    alt: 'Resin Station, A2D Ortho with its automation unit and washing station in a line, models on a trolley',
    links: { paper: 'Read the throughput white paper' },
  },
  stops: {
    title: 'When a printer stops in the middle of the night',
    items: {
      others: { title: 'Waiting jobs move', text: 'They go to the other printers, by the same four rules.' },
      again: {
        title: 'The job is reprinted',
        text: 'All parts on the stopped platform are printed again. A stopped print is not resumed.',
      },
      missing: {
        title: 'Missing parts go back in the queue',
        text: 'If a platform is incomplete, choose “Skip”: the queue continues, and StreamFlow schedules the missing parts again.',
      },
      log: {
        title: 'The cause is in the log',
        text: 'StreamFlow logs why each printer stopped. In ten days on our trial line, eight jobs were lost, five of them because the Resin Station was refilled too late.',
      },
    },
  },
  printers: {
    title: 'Supported printers',
    text: 'The ChairSide takes its cases from Blueprint; Reflex printers take jobs from Heliograph Prepare.',
    items: {
      a2d: { title: 'A2D family', text: 'A2D, A2D 4K, A2D HD and A2D Ortho', alt: 'UltraCraft A2D 4K' },
      a3d: { title: 'A3D', text: 'Automatic refill and part removal', alt: 'UltraCraft A3D' },
      cSeries: { title: 'C series', text: 'The large platform for high-volume labs', alt: 'UltraCraft C series' },
      chairSidePro: { title: 'ChairSide Pro', text: 'For in-house labs', alt: 'UltraCraft ChairSide Pro' },
    },
  },
  questions: {
    title: 'Questions from production managers',
    questions: {
      license: {
        question: 'How is StreamFlow licensed?',
        answer:
          'Per seat. A seat is free again when its user signs out. The basic functions of Heliograph Prepare come with each printer and need no seat.',
      },
      printers: {
        question: 'Can Reflex printers join the queue?',
        answer:
          'No. They take jobs from Heliograph Prepare. The Reflex 2 and Reflex 2 Pro do show up in Ultra-Net with status, resin and time remaining.',
      },
      dates: {
        question: 'Where do the due dates come from?',
        answer:
          'From Blueprint, or from your lab management software if it has an interface. You can also type them in.',
      },
      batch: {
        question: 'Which resin lot is in which part?',
        answer:
          'Each job is filed with its resin lot. When a Resin Station gets a new one, StreamFlow records the first job that used it.',
      },
      small: {
        question: 'We have two printers. Do we need this?',
        answer:
          'Probably not yet. Heliograph Prepare arranges, slices and sends jobs to single printers. StreamFlow starts to pay off once jobs wait for the wrong machine.',
      },
    },
  },
  contact: {
    title: 'Send us one day of orders',
    text: 'A list without patient data is enough. We’ll show you how StreamFlow would have planned that day and how many printers it would have used.',
    alt: 'StreamFlow on a monitor: queue, platforms and the schedule of the printers',
    links: { inquiry: 'Plan your production' },
  },
} satisfies PageCopy<typeof streamFlow>;
