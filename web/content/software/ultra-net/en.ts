import type { PageCopy } from '#sections/page-content.ts';
import type { ultraNet } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Ultra-Net',
    title: 'See which printer is idle, and why',
    text: 'See the status, job, resin level and operating hours of your whole fleet on one screen. If a printer stops, you get the cause on your phone.',
    alt: 'Fleet overview in Ultra-Net on a monitor, a Reflex 2 Pro and a Reflex 2 beside it',
    links: { inquiry: 'Connect your printers', support: 'Setup guide' },
  },
  idle: {
    title: 'Most idle time has nothing to do with faults',
    text: 'For six weeks, three labs with 17 printers had Ultra-Net record every stop. One of them then moved the start of its evening shift by half an hour.',
    items: {
      platform: 'of idle time came from platforms nobody had cleared',
      supplies: 'came from empty resin and film that was due',
      faults: 'came from machine faults',
    },
    alt: 'Ultra-Net: progress, time left and resin of four printers, one of them short of resin',
  },
  causes: {
    title: 'Every stop logged with its cause',
    items: {
      resin: {
        title: 'Resin empty',
        text: 'You get a warning before the job is released, while there is still time to refill.',
      },
      film: { title: 'Film due', text: 'Ultra-Net counts the layers, so you can change the film in a quiet shift.' },
      platform: { title: 'Platform not cleared', text: 'The job is done and the printer is waiting for someone.' },
      fault: { title: 'Fault', text: 'You see the error code and the job log and can forward both to support.' },
    },
  },
  night: {
    title: 'Choose which alerts wake you',
    text: 'You choose who gets each message and when, by email, by text message or in Microsoft Teams.',
    alt: 'Ultra-Net on a phone at night, one printer has stopped',
    points: {
      now: 'Worth waking someone: a stop with work due in the morning, low resin before a long run, a full bin.',
      morning: 'Fine at seven: a finished job, a film that is due, an update.',
      count: 'In the log only: warm-up, pauses, opened doors.',
    },
  },
  connect: {
    title: 'Connect a printer in four steps',
    items: {
      network: { title: 'Enter the network', text: 'Settings > Network: address and, if you use one, the proxy.' },
      test: { title: 'Test the connection', text: 'Three green checkmarks confirm name, time and server.' },
      code: { title: 'Enter the code', text: 'The printer shows a code. Type it in on the Ultra-Net page.' },
      name: { title: 'Name it', text: 'Use the name your staff use, and add the room.' },
    },
  },
  network: {
    title: 'For your IT department',
    text: 'Printers make outgoing connections only. You do not need to open an incoming port.',
    alt: 'Resin Station, which reports its level to Ultra-Net',
    points: {
      ports: 'Outgoing TCP 443 for each printer',
      time: 'Time by NTP, UDP 123',
      segment: 'A separate network segment without access to patient data is enough.',
      cable: 'Use a cable connection for five printers or more. A full platform of models can exceed 500 MB.',
      address: 'A fixed address or a DHCP reservation for each printer',
    },
    links: { support: 'All setup guides' },
  },
  printers: {
    title: 'Printers you can connect',
    text: 'The A2D family, the A3D, the C series, the ChairSide Pro, the Reflex 2 and the Reflex 2 Pro, as well as HiVE and the Resin Station.',
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
        answer: 'They appear in the list, but they need current firmware to log why they stop.',
      },
      pictures: {
        question: 'Do pictures from the build chamber leave the building?',
        answer: 'Only if the printer has a camera, is connected to Ultra-Net, and you have switched sharing on.',
      },
      remote: {
        question: 'Can support access a printer remotely?',
        answer:
          'Yes, if you allow it for that printer. Support then gets the log directly, and nobody needs a USB drive.',
      },
      updates: {
        question: 'When is firmware installed?',
        answer:
          'In the update windows you set. Without a window, the printer offers the update and waits for your approval. Running jobs finish first.',
      },
    },
  },
  contact: {
    title: 'Count your own idle hours',
    text: 'Ultra-Net comes with the printers listed above. Connect them for a week and go through the causes with one of our application engineers.',
    alt: 'Reflex 2 Pro desktop printer',
    links: { inquiry: 'Connect your printers' },
  },
} satisfies PageCopy<typeof ultraNet>;
