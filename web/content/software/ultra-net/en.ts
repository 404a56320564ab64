import type { PageCopy } from '#sections/page-content.ts';
import type { ultraNet } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Ultra-Net',
    title: 'See which printer is idle, and why.',
    text: 'State, job, resin level and operating hours of your whole fleet on one screen. If a machine stops, your phone tells you the cause.',
    alt: 'Fleet overview in Ultra-Net on a monitor, a Reflex 2 Pro and a Reflex 2 beside it',
    links: { inquiry: 'Connect your printers', support: 'Setup guide' },
  },
  idle: {
    title: 'Most idle time has nothing to do with faults',
    text: 'For six weeks, three labs had Ultra-Net record every stop. One of them then moved the start of its evening shift by half an hour.',
    items: {
      platform: 'of idle time: nobody had cleared the platform',
      faults: 'of idle time: a fault of the machine',
      printers: 'printers took part',
    },
  },
  causes: {
    title: 'Every stop is filed under its cause',
    items: {
      resin: {
        title: 'Resin empty',
        text: 'You get the warning while there is still time to refill, before a job is released.',
      },
      film: { title: 'Film due', text: 'Counted by layers, so you can change the film in a quiet shift.' },
      platform: { title: 'Platform not cleared', text: 'The job is done and the printer is waiting for someone.' },
      fault: { title: 'Fault', text: 'With its code and the log of the job, which you can pass on to support.' },
    },
  },
  night: {
    title: 'Decide what may wake you',
    text: 'Each message goes to the people you choose, at the hours you choose.',
    alt: 'Ultra-Net on a phone at night, one printer has stopped',
    points: {
      now: 'Worth a call at night: a stop with work due in the morning, low resin before a long run, a full bin.',
      morning: 'Fine at seven: a finished job, a film that is due, an update.',
      count: 'In the log only: warm-up, pauses, opened doors.',
    },
  },
  connect: {
    title: 'Connect a printer in four steps',
    items: {
      network: { title: 'Enter the network', text: 'Settings > Network: address and, if you use one, the proxy.' },
      test: { title: 'Test the connection', text: 'Three green ticks stand for name, time and server.' },
      code: { title: 'Type in the code', text: 'The printer shows a code. Enter it on the web page.' },
      name: { title: 'Name it', text: 'Use the names your staff use, with the room.' },
    },
  },
  network: {
    title: 'For your IT department',
    text: 'Printers report from inside. No port has to be opened from outside.',
    alt: 'Resin station, which reports its level to Ultra-Net',
    points: {
      ports: 'Outgoing TCP 443 for each printer',
      time: 'Time by NTP, UDP 123',
      segment: 'A network segment of their own without access to patient data is enough.',
      cable: 'Use cable from five printers on. A full platform of models can exceed 500 MB.',
      address: 'A fixed address or a DHCP reservation for each printer',
    },
    links: { support: 'All setup guides' },
  },
  printers: {
    title: 'What you can connect',
    text: 'The A2D family, the A3D, the C series, the Reflex 2 and the Reflex 2 Pro, as well as HiVE and the resin station.',
  },
  questions: {
    title: 'Before you connect',
    questions: {
      offline: {
        question: 'A printer shows as offline while it prints. Is the job lost?',
        answer: 'No. The printer finishes the job and reports the missing events once the connection is back.',
      },
      old: {
        question: 'Do older printers work?',
        answer: 'They appear in the list. Causes of stops need current firmware.',
      },
      pictures: {
        question: 'Do pictures from the build chamber leave the house?',
        answer: 'Only if the printer has a camera, is connected to Ultra-Net, and you have switched sharing on.',
      },
      remote: {
        question: 'Can your support look at a machine?',
        answer: 'If you allow it for that machine. Support then gets the log without anybody carrying a memory stick.',
      },
      updates: {
        question: 'When is firmware installed?',
        answer:
          'In the update windows that you set. Without a window, the printer offers the update and waits for you. Running jobs finish first.',
      },
    },
  },
  contact: {
    title: 'Count your own idle hours',
    text: 'Ultra-Net comes with the printers. Connect them for a week and go through the causes with one of our application engineers.',
    alt: 'Reflex 2 Pro desktop printer',
    links: { inquiry: 'Connect your printers' },
  },
} satisfies PageCopy<typeof ultraNet>;
