import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'StreamFlow',
    title: 'Every print job on the right printer',
    text: 'StreamFlow nests incoming jobs, adds supports, sends jobs to a free printer and logs every step until the parts are packed. You pay for the people who are signed in at the same time, not for printers.',
    alt: 'StreamFlow: an urgent case at the front, a case that it makes twelve minutes late, and the schedule of four printers',
    caption:
      'Rush case 24-0817 (orange) goes first; case 24-0823 then finishes twelve minutes after it is due (red). Running jobs are violet, planned jobs pale, the night gray.',
    links: { inquiry: 'Send a day of orders', platform: 'See all software' },
  },
  urgent: {
    title: 'Squeeze in a rush case and see the effect',
    items: {
      move: {
        title: 'Move it up',
        text: 'Drag the case to the front of the queue. Jobs that are already printing finish first.',
      },
      late: {
        title: 'See which cases wait',
        text: 'StreamFlow marks in red the cases that would be late because of it, with the new finish time.',
      },
      confirm: {
        title: 'Confirm, or put it back',
        text: 'The plan changes only once you confirm. Until then, you can drag the case to another place.',
      },
    },
  },
  rules: {
    title: 'How StreamFlow picks the next job',
    text: 'Two benchtop printers can be planned on a whiteboard. With six, or with printers that run on through the night, the urgent case ends up behind a full platform while the machine next to it idles with the wrong resin.',
    items: {
      layer: {
        title: 'One resin and one layer height per platform',
        text: 'Parts with different resins or layer heights never share a platform.',
      },
      due: {
        title: 'Earliest due first',
        text: 'A job that would be late goes ahead, even if a printer has to change resin for it.',
      },
      resin: {
        title: 'Then few resin changes',
        text: 'As long as no due time is at risk, jobs with the same resin run back to back, so you change trays less often.',
      },
      area: {
        title: 'Then full platforms',
        text: 'StreamFlow fills a half-full platform with the next cases that fit before it starts the job.',
      },
    },
  },
  seats: {
    title: 'How many seats you need',
    text: 'Count the people who work in StreamFlow at the same time; each of them needs a seat. It does not matter how many printers you have or how many people have an account. A seat is free again when its user signs out, so two shifts share it. You don’t need a seat for phone alerts or Heliograph Prepare. We send you the price per seat within one business day.',
    first: 'Lab',
    columns: { seats: 'Seats', users: 'Who signs in' },
    rows: {
      two: {
        title: 'Two benchtop printers, emptied by hand',
        seats: 'None',
        users: 'Heliograph Prepare is enough',
      },
      automatic: {
        title: 'One or two printers with automatic part removal, such as an A2D 4K with HiVE',
        seats: '1',
        users: 'The person who plans the jobs',
      },
      six: {
        title: 'Six printers',
        seats: '2 or 3',
        users: 'Planner, wash and cure station, and order entry if it runs at the same time',
      },
      sites: {
        title: 'Several sites',
        seats: '2 per site',
        users: 'Planner; wash and cure station',
      },
    },
  },
  output: {
    title: 'An aligner lab in Italy, before and after',
    text: 'The lab replaced five desktop printers with two A2D Ortho printers and StreamFlow. The printers remove the models; the code from StreamFlow replaced the sorting, which took 11 of the 13 hours.',
    before: 'Five desktop printers',
    after: 'Two A2D Ortho printers with StreamFlow',
    rows: {
      handling: 'Sorting, trim lines and resin changes, labor hours per day',
      remade: 'Aligner remakes',
      models: 'Aligner models a day, average over 40 business days',
    },
    links: { aligners: 'Read the aligner case study', earbuds: 'Earbuds on 116 printers: read the case study' },
  },
  code: {
    title: 'Coded models need no sorting',
    text: 'StreamFlow puts case ID, stage and arch into a code on the base of each aligner model. Thermoforming, laser marking and trimming stations read it, so models can drop into the bin in any order. At the lab in Italy, not one of 13,600 models was mixed up.',
    alt: 'Resin Station, A2D Ortho with its automation unit and washing station in a line, models on a cart',
    links: { paper: 'Read the throughput white paper' },
  },
  stops: {
    title: 'When a printer stops in the middle of the night',
    items: {
      others: {
        title: 'Waiting jobs move',
        text: 'They go to the other printers, by the same rules. The stopped one rejoins the queue once its platform is empty.',
      },
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
        text: 'StreamFlow logs why each printer stopped. In ten days on our trial line, eight of 600 print jobs were lost, five of them because nobody had refilled the Resin Station in time.',
      },
    },
  },
  printers: {
    title: 'Supported printers',
    text: 'The ChairSide takes its cases from Blueprint or Heliograph Prepare, Reflex printers take jobs from Prepare only.',
    alt: 'Four A2D 4K printers in a row, trays of printed arches in front of them, a Resin Station at the end',
    points: {
      a2d: 'A2D, A2D 4K, A2D HD and A2D Ortho',
      a3d: 'A3D, with automatic refill and part removal',
      cSeries: 'C series, with the large platform for high-volume labs',
      chairSidePro: 'ChairSide Pro, for in-house labs',
    },
    links: { printers: 'Compare printers' },
  },
  questions: {
    title: 'Questions from production managers',
    questions: {
      sites: {
        question: 'Can several sites share a queue?',
        answer:
          'Yes. All sites see the same queue, and you choose where each case is printed. A seat is not tied to a site; only the number of people signed in at the same time counts.',
      },
      printers: {
        question: 'Can Reflex printers join the queue?',
        answer:
          'No. They take jobs from Heliograph Prepare. The Reflex 2 and Reflex 2 Pro do show up in Ultra-Net with status, resin and time remaining.',
      },
      dates: {
        question: 'Where do the due dates come from?',
        answer:
          'From Blueprint, or from the lab management software Auftragsfach, which is connected. You can also type them in.',
      },
      batch: {
        question: 'Which resin lot is in which part?',
        answer:
          'Each job is filed with its resin lot. When a Resin Station gets a new one, StreamFlow records the first job that used it.',
      },
    },
  },
  contact: {
    title: 'Send us one day of orders',
    text: 'A list without patient data is enough. We’ll show you how StreamFlow would have planned that day and how many printers it would have used.',
    alt: 'StreamFlow on a monitor: queue, platforms and the schedule of the printers',
    links: { inquiry: 'Send a day of orders' },
  },
} satisfies PageCopy<typeof streamFlow>;
