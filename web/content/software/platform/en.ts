import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Cloud platform',
    title: 'Know where every case is',
    text: 'Orders, designs, printers and finishing share one case number. When a practice calls, you open the case and answer.',
    alt: 'Production board on a monitor beside an UltraCraft ChairSide Pro',
    links: { inquiry: 'Book a demo', software: 'Request Heliograph Prepare' },
  },
  parts: {
    title: 'Four apps for one case',
    text: 'Start with Prepare, which comes with your printer. Blueprint connects the practice. Add StreamFlow when several printers share a queue.',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: 'Tracks cases and orders for practice and lab and flags late ones. Here, case 24-0821, due at 6:00 PM, is waiting for the dentist’s approval.',
        alt: 'Case in Blueprint: scan and bridge, five stages, the third waiting for approval',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: 'Nests jobs, sends them to a free printer and logs each step. Here, rush case 24-0817 (3 parts, due at 3:00 PM) goes first; 24-0823 then finishes twelve minutes after it is due.',
        alt: 'StreamFlow: an urgent case at the front, a case that it makes twelve minutes late, and the schedule of four printers',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: 'Shows each printer’s progress, time left, layer and resin, and why one has stopped. Here, A2D 4K 2 is running low: 210 mL of resin are left.',
        alt: 'Ultra-Net: progress, time left and resin of four printers, one of them short of resin',
      },
      prepare: {
        title: 'Prepare',
        text: 'Arranges, supports and slices parts and sends the job to the printer. Here, six models fit on one platform and take 36 min.',
        alt: 'Heliograph Prepare: six arches on the platform of an A2D 4K, with layers, time and the button that sends the job',
      },
    },
  },
  licenses: {
    title: 'What’s included',
    text: 'Only StreamFlow and the design service cost extra; we send you both price lists within one business day. A StreamFlow seat is for one person signed in at a time, with any number of printers.',
    first: 'App or service',
    columns: { cost: 'Price', need: 'Use it when', runs: 'Runs', printers: 'Works with' },
    rows: {
      prepare: {
        title: 'Heliograph Prepare',
        cost: 'Included',
        need: 'You print, on one printer or many',
        runs: 'Installed, on Windows or Mac',
        printers: 'Every UltraCraft and Reflex printer',
      },
      blueprint: {
        title: 'Blueprint',
        cost: 'Included',
        need: 'Practices send scans and approve designs',
        runs: 'In the browser, on a phone as well',
        printers: 'ChairSide and ChairSide Pro directly; the others through StreamFlow or as a file',
      },
      ultraNet: {
        title: 'Ultra-Net',
        cost: 'Included',
        need: 'You want to check on printers from elsewhere and get alerts',
        runs: 'In the browser; alerts by email, text message or Teams',
        printers: 'A2D family, A3D, C series, ChairSide Pro, Reflex 2, Reflex 2 Pro',
      },
      streamFlow: {
        title: 'StreamFlow',
        cost: 'Per seat; a lab with six printers usually needs two or three',
        need: 'Several printers share a queue',
        runs: 'In the browser',
        printers: 'A2D family, A3D, C series, ChairSide Pro',
      },
      design: {
        title: 'Design service',
        cost: 'Per unit',
        need: 'Your own designers are at capacity',
        runs: 'In Blueprint',
        printers: 'Any printer',
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
        text: 'StreamFlow shows the times for each resin at the wash and cure station, where staff check off each step.',
      },
      deliver: {
        title: 'Deliver',
        text: 'In Blueprint, the practice sees when it ships and gets the lot numbers for its records.',
      },
    },
  },
  night: {
    title: 'Alerts through the night',
    text: 'If a job fails at two in the morning, the person on call knows at two.',
    alt: 'A lab’s printers on a phone; one of them reports a fault',
    points: {
      queue: 'Printers with HiVE remove the parts themselves and keep working through the queue.',
      alarm: 'Fault alerts go to the phone of the person on call.',
      material: 'If the resin will not last the night, you get a warning in the afternoon.',
    },
  },
  design: {
    title: 'Extra designers when you need them',
    text: 'Sign the agreement once; after that, you hand over a case in Blueprint with one click. A crown, denture or implant case is designed within six hours of the complete order. The design center in Shanghai works around the clock from Sunday noon to Friday noon, Boston time.',
    alt: 'Printed crowns and a bridge',
    links: { design: 'Design service' },
  },
  files: {
    title: 'Your scanner, your CAD and your data',
    items: {
      file: {
        title: 'By file',
        text: '3Shape, exocad, Medit, iTero and inLab work by file, as does anything else that exports STL; they are not connected. Case numbers and due dates come from a CSV list, or you type them in.',
      },
      connected: {
        title: 'Connected',
        text: 'Case number, due date and resin lot pass between the programs by themselves, for example with Occlusion Desk CAD and Casefile Lab Ledger. The integrations page shows all partners.',
      },
      offline: {
        title: 'Without internet',
        text: 'Printers finish the jobs they have. Heliograph Prepare goes on for 72 h after its last license check and sends jobs over the local network or by USB drive. Orders and approvals sync afterward.',
      },
      region: {
        title: 'Storage',
        text: 'You choose the region when you sign up: North America, Europe or mainland China. Data leaves that region only when you send a case to our design service in Shanghai.',
      },
      names: {
        title: 'Patient names',
        text: 'They can stay in your own system; the case then carries only a number. Alerts on the phone name the printer and the case number.',
      },
      agreement: {
        title: 'HIPAA',
        text: 'US customers sign a business associate agreement with us before the first case. It covers Blueprint, StreamFlow, Ultra-Net and the design service, including the transfer of the scan to Shanghai.',
      },
    },
  },
  questions: {
    title: 'Before you connect',
    questions: {
      start: {
        question: 'We have one printer. What do we need?',
        answer:
          'Heliograph Prepare is enough to print. If practices send you scans, add Blueprint. Both come with a dental printer.',
      },
      alerts: {
        question: 'How do alerts reach the phone?',
        answer:
          'As an email, a text message or a message in Microsoft Teams, with a link to the printer. You choose who gets them and at what hours.',
      },
      older: {
        question: 'Do the Reflex and Reflex RS connect?',
        answer: 'They take their jobs from Heliograph Prepare only, over the network or by USB drive.',
      },
    },
  },
  contact: {
    title: 'See it with your own cases',
    text: 'Have three cases ready, without patient data. In a half-hour video call, we’ll take them from order to delivery.',
    alt: 'Case with a scan and a bridge on a monitor, case pans beside the keyboard',
    links: { inquiry: 'Book a demo' },
  },
} satisfies PageCopy<typeof platform>;
