import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Cloud platform',
    title: 'Every case, every job, one view.',
    text: 'Orders, designs, printers and finishing in one place, so that the question “where is it?” has an answer before the phone rings.',
    alt: 'Production board of the platform on a monitor beside an UltraCraft ChairSide Pro',
    links: { inquiry: 'See a demonstration', software: 'Desktop software' },
  },
  parts: {
    title: 'The three parts of the platform',
    text: 'Scanners, design software and lab management software hand cases over without retyping.',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: 'Cases and orders: scans, approvals and due dates of clinic and lab, and what is late.',
        alt: 'Case list on a monitor, work trays in front of it',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: 'Production: nests incoming jobs, sends them to a free printer, and logs each step until the parts are packed.',
        alt: 'UltraCraft A3D',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: 'Printers: what each one prints, how much resin it has, when it is free, and why it stands still.',
        alt: 'Fleet overview on a monitor between two printers',
      },
    },
  },
  flow: {
    title: 'A case on its way',
    items: {
      order: { title: 'Order', text: 'Comes in from the clinic with its scan and its due date.' },
      design: { title: 'Design', text: 'By you, or by our design service with one click.' },
      prepare: { title: 'Prepare', text: 'Nested with what else is due, on the printer that is free first.' },
      print: {
        title: 'Print',
        text: 'Watched by the machine; where you allow it, a picture of the job stays with the case.',
      },
      finish: { title: 'Finish', text: 'Washed and cured with the times of that resin, ticked off at the station.' },
      deliver: { title: 'Deliver', text: 'The clinic sees it leave, with batch numbers for its records.' },
    },
  },
  night: {
    title: 'Somebody watches at night',
    text: 'A job that fails at two in the morning should not be found at eight.',
    alt: 'The printers of a laboratory on a phone; one of them reports a fault',
    points: {
      queue: 'The queue goes on by itself where the printer releases its own parts.',
      alarm: 'A fault reaches the phone of whoever is on duty.',
      material: 'Resin that will not last the night is reported in the afternoon.',
    },
  },
  design: {
    title: 'More hands when you need them',
    text: 'The design service takes cases from Blueprint and puts the finished files back.',
    alt: 'Printed surgical guide',
    links: { design: 'The design service' },
  },
  questions: {
    title: 'What administrators ask',
    questions: {
      data: {
        question: 'Where is our data?',
        answer:
          'In the region that you choose when you sign up: Europe, North America or mainland China. Patient names can stay in your own system; cases then carry only a number.',
      },
      offline: {
        question: 'What if the connection is down?',
        answer:
          'Printers finish the jobs that they have; Heliograph Prepare needs the network, so new ones wait. Afterward everything is brought up to date by itself.',
      },
      machines: {
        question: 'Which printers can be connected?',
        answer:
          'StreamFlow runs the A2D family, the A3D, the C series and the ChairSide Pro; the ChairSide takes its cases from Blueprint. The Reflex 2 and 2 Pro report to Ultra-Net; the other Reflex printers work with Heliograph Prepare.',
      },
      cost: {
        question: 'What does it cost?',
        answer:
          'Blueprint and Ultra-Net come with the printers. StreamFlow is licensed by seat, and the design service is paid by the case.',
      },
    },
  },
  contact: {
    title: 'See it with your own cases',
    text: 'Half an hour by video: bring three cases, and we take them from order to delivery.',
    alt: 'Resin station with its canister',
    links: { inquiry: 'See a demonstration' },
  },
} satisfies PageCopy<typeof platform>;
