import type { PageCopy } from '#sections/page-content.ts';
import type { blueprint } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Blueprint',
    title: 'Practice and lab work on the same case file',
    text: 'Blueprint holds the scan, the design, the approval and the due date of each case. Both sides see whose turn it is, so nobody has to call and ask.',
    alt: 'Case list in Blueprint on a monitor, a bridge waiting for approval; work trays with a model, a bridge and a surgical guide in front',
    links: { inquiry: 'Book a demo', platform: 'See all software' },
  },
  views: {
    title: 'Each user sees the cases they need',
    items: {
      clinic: {
        title: 'The practice',
        text: 'The practice sends the scan, approves the design and sees when the work is due. A practice that prints in-house sends the file on to its own ChairSide.',
      },
      lab: {
        title: 'The dental lab',
        text: 'The lab sees all cases by due date, late ones first, and whether each is waiting for a scan, an approval or a free printer.',
      },
      designer: {
        title: 'The design service',
        text: 'Designers pick up the cases you assign and put the finished files back into the same case.',
      },
      group: {
        title: 'The group practice or DSO',
        text: 'It plans centrally and prints where the patient is. The order goes to the ChairSide Pro on site.',
      },
    },
  },
  approval: {
    title: 'From the scan to a released file',
    items: {
      scan: {
        title: 'The scan opens the case',
        text: 'Connected intraoral scanners create the case automatically. They flag gaps along the margin while the patient is still in the chair.',
      },
      design: {
        title: 'The design comes back as STL',
        text: 'Your CAD software returns the file with the case number attached. Nobody exports or renames anything.',
      },
      release: {
        title: 'The practice approves',
        text: 'The dentist looks at the design and approves it or notes the changes. Until then the file stays out of production.',
      },
      print: {
        title: 'The file goes to print',
        text: 'An approved case moves to the StreamFlow queue, or straight to the ChairSide in the practice.',
      },
    },
  },
  record: {
    title: 'Remake a crown six months later',
    text: 'Open the case and print it as you did the first time. Blueprint keeps the records you need to trace a restoration to its printer, resin lot and approval.',
    alt: 'Printed bridge and crown',
    points: {
      scan: 'The scan and the approved design',
      design: 'Who approved it, and when',
      print: 'Printer, material profile and resin lot',
      dispatch: 'The day it left the lab',
    },
    links: { streamFlow: 'How StreamFlow records each job' },
  },
  design: {
    title: 'No designer free today?',
    text: 'Hand the case to our design service with one click, once you have signed the agreement. Times run from the complete order; the design times are for fixed, removable and implant work.',
    items: {
      answer: 'to a first answer',
      design: 'to a finished design',
      expedited: 'for a rush design',
    },
    alt: 'Case in Blueprint: scan and bridge, five stages, the third waiting for approval',
  },
  printers: {
    title: 'Printers that take cases from Blueprint',
    text: 'The ChairSide connects directly. The ChairSide Pro and the A2D family get their cases through StreamFlow.',
  },
  questions: {
    title: 'Questions before you start',
    questions: {
      clinicAccount: {
        question: 'What if a practice does not want another system?',
        answer:
          'Then the lab enters the order itself and keeps the scan with it. The practice can join later; its earlier cases stay where they are.',
      },
      names: {
        question: 'Are patient names stored?',
        answer:
          'Only if you want that. Names can stay in your own system, and the case carries just its number. When you sign up, you choose where the data is stored: Europe, North America or mainland China.',
      },
      software: {
        question: 'Does it work with our lab management software?',
        answer:
          'Programs with an interface can read the order status from Blueprint and file the printer, resin lot and print date with the case. Tell us which one you use.',
      },
      offline: {
        question: 'What happens when the internet is down?',
        answer:
          'Running print jobs finish. Approvals and new orders wait until the connection is back, then the status updates automatically.',
      },
      cost: {
        question: 'What does Blueprint cost?',
        answer: 'It comes with the printers. You pay for the design service per case, and only when you use it.',
      },
    },
  },
  contact: {
    title: 'See it with one of your own cases',
    text: 'Bring a scan and an order form, without patient data, to a half-hour video call. We’ll take the case all the way to approval while you watch.',
    alt: 'ChairSide Pro on a sideboard in a treatment room',
    links: { inquiry: 'Book a demo' },
  },
} satisfies PageCopy<typeof blueprint>;
