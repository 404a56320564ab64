import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Cloud platform',
    title: 'Every case and every job in one view',
    text: 'See orders, designs, printers and finishing in one place. When a practice calls, you know where the case is.',
    alt: 'Production board on a monitor beside an UltraCraft ChairSide Pro',
    links: { inquiry: 'Book a demo', software: 'Heliograph Prepare' },
  },
  parts: {
    title: 'Blueprint, StreamFlow and Ultra-Net',
    text: 'Cases come in from scanners, CAD software and lab management software, and nobody retypes anything. Heliograph Prepare comes with every printer; it slices jobs and sends them to one machine. Add StreamFlow, licensed per seat, when several printers share a queue. You choose whether your data is stored in Europe, North America or mainland China.',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: 'Tracks cases and orders: scans, approvals and due dates for practice and lab, with late cases flagged.',
        alt: 'Case in Blueprint: scan and bridge, five stages, the third waiting for approval',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: 'Plans production: nests incoming jobs, sends them to a free printer and logs each step until the parts are packed.',
        alt: 'StreamFlow: an urgent case at the front, a case that it delays by twelve minutes, and the schedule of four printers',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: 'Monitors the printers: current job, resin level, when each one is free, and why one has stopped.',
        alt: 'Ultra-Net: progress, time left and resin of four printers, one of them short of resin',
      },
    },
  },
  flow: {
    title: 'One case, step by step',
    items: {
      order: { title: 'Order', text: 'The practice sends the scan and the due date; Blueprint opens the case.' },
      design: {
        title: 'Design',
        text: 'You design it, or our design service does. The practice approves it in Blueprint.',
      },
      prepare: {
        title: 'Nest',
        text: 'StreamFlow nests it with other work due and sends it to the first free printer.',
      },
      print: {
        title: 'Print',
        text: 'Ultra-Net shows the time left and any fault. With your permission, a picture is saved to the case.',
      },
      finish: {
        title: 'Finish',
        text: 'Staff wash and cure for the time set for each resin and check off each step at the station.',
      },
      deliver: {
        title: 'Deliver',
        text: 'The practice sees when it ships and gets the lot numbers for its records.',
      },
    },
  },
  night: {
    title: 'Alerts through the night',
    text: 'If a job fails at two in the morning, you should not have to find out at eight.',
    alt: 'A lab’s printers on a phone; one of them reports a fault',
    points: {
      queue: 'Printers with automatic part removal keep working through the queue.',
      alarm: 'Fault alerts go to the phone of the person on call.',
      material: 'If the resin will not last the night, you get a warning in the afternoon.',
    },
  },
  design: {
    title: 'Extra designers when you need them',
    text: 'Sign the agreement once; after that, you hand over a case in Blueprint with one click. Crown, denture and implant cases sent in the evening come back by morning, in the same place.',
    alt: 'Crown design on a monitor',
    links: { design: 'Design service' },
  },
  questions: {
    title: 'Questions from IT',
    questions: {
      data: {
        question: 'Do we have to send patient names?',
        answer:
          'No. Names can stay in your own system; cases then carry only a number. You choose the storage region when you sign up.',
      },
      offline: {
        question: 'What if the connection goes down?',
        answer:
          'Printers finish the jobs they already have. Heliograph Prepare needs the network, so new jobs wait. Everything syncs once the connection is back.',
      },
      machines: {
        question: 'Which printers can I connect?',
        answer:
          'StreamFlow runs the A2D family, the A3D, the C series and the ChairSide Pro; the ChairSide takes its cases from Blueprint. Ultra-Net monitors the A2D family, the A3D, the C series, the Reflex 2 and the Reflex 2 Pro. The other Reflex printers work with Heliograph Prepare only.',
      },
      cost: {
        question: 'What does it cost?',
        answer:
          'StreamFlow is licensed per seat, and you pay for the design service per case; ask us for both price lists. Heliograph Prepare comes with every printer, Blueprint with the dental printers, and Ultra-Net with the printers that connect to it.',
      },
    },
  },
  contact: {
    title: 'See it with your own cases',
    text: 'Bring three cases, without patient data, to a half-hour video call. We’ll take them from order to delivery.',
    alt: 'Case with a scan and a bridge on a monitor, case pans beside the keyboard',
    links: { inquiry: 'Book a demo' },
  },
} satisfies PageCopy<typeof platform>;
