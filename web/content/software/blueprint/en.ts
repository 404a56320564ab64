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
    title: 'What each side sees and does',
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
        text: 'Plan centrally, print where the patient is. StreamFlow sends the order to the ChairSide Pro on site.',
      },
    },
  },
  approval: {
    title: 'From the scan to a released file',
    items: {
      scan: {
        title: 'The scan opens the case',
        text: 'Connected intraoral scanners create the case automatically. From any other scanner, such as iTero, Medit or TRIOS, you upload the STL file.',
      },
      design: {
        title: 'The design comes back to the case',
        text: 'Connected CAD software returns the file with the case number attached. From 3Shape, exocad or any other program, you upload the STL file to the case.',
      },
      release: {
        title: 'The practice approves',
        text: 'The dentist looks at the design and approves it or notes the changes. Nothing prints until then.',
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
    text: 'Hand the case to our design service with one click, once you have signed the agreement. The design center works around the clock, Monday through Friday. For fixed, removable and implant work, counted from the complete order:',
    items: {
      answer: 'until a designer responds to your order',
      design: 'to a finished design',
      expedited: 'for a rush design',
    },
    alt: 'Crown design on a monitor, a model and a crown in front of it',
  },
  privacy: {
    title: 'Patient data and cost',
    text: 'Blueprint comes with the dental printers. It costs nothing extra, for the lab or for the practice.',
    alt: 'Case 24-0821 in Blueprint: scan and bridge, five stages, the third waiting for approval',
    points: {
      names: 'Patient names can stay in your own system.',
      region: 'You choose the storage region: North America, Europe or mainland China.',
      agreement:
        'The design center is in Shanghai. US customers sign a HIPAA business associate agreement before the first case.',
      cost: 'You pay extra for StreamFlow, per seat, and for the design service, per case.',
    },
    links: { integrations: 'See integrations' },
  },
  printers: {
    title: 'Printers that take cases from Blueprint',
    text: 'The ChairSide connects directly. The A2D family, the A3D, the C series and the ChairSide Pro get their cases through StreamFlow, which is licensed per seat.',
  },
  questions: {
    title: 'Questions before you start',
    questions: {
      clinicAccount: {
        question: 'What if a practice does not want another system?',
        answer:
          'Then the lab enters the order itself and keeps the scan with it. The practice can join later; its earlier cases stay where they are.',
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
    },
  },
  contact: {
    title: 'See it with one of your own cases',
    text: 'Bring a scan and an order form, without patient data, to a half-hour video call. We’ll take the case all the way to approval while you watch.',
    alt: 'ChairSide Pro on a sideboard in a treatment room',
    links: { inquiry: 'Book a demo' },
  },
} satisfies PageCopy<typeof blueprint>;
