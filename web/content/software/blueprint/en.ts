import type { PageCopy } from '#sections/page-content.ts';
import type { blueprint } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Blueprint',
    title: 'Practice and lab share one case file',
    text: 'Blueprint holds the scan, the design, the approval and the due date of each case. The dentist approves on a phone. It comes with every dental printer at no extra cost.',
    alt: 'Phone with a crown design to approve, beside the printed model and the crown',
    links: { inquiry: 'Book a demo', platform: 'See all software' },
  },
  approval: {
    title: 'From scan to approved design',
    alt: 'Case 24-0821 in Blueprint: scan and bridge, five stages, the third waiting for approval',
    items: {
      scan: {
        title: 'The scan opens the case',
        text: 'The practice uploads STL or PLY, from iTero, Medit, TRIOS or any other scanner, and fills in the Rx: teeth, material, shade, margin, notes and signature. Scanners from our partner Quadrant Light open the case automatically.',
      },
      design: {
        title: 'The design comes back to the case',
        text: 'You upload the STL file from 3Shape, exocad or any other CAD software to the case. Occlusion Desk CAD returns it with the case number.',
      },
      release: {
        title: 'The dentist approves',
        text: 'The dentist looks at the design and approves it or asks for changes. Nothing prints until then.',
      },
      print: {
        title: 'The file goes to print',
        text: 'An approved case moves to the StreamFlow queue, or straight to the ChairSide or ChairSide Pro in the practice.',
      },
    },
  },
  phone: {
    title: 'The dentist approves on a phone',
    items: {
      link: {
        title: 'A link, no app',
        text: 'The practice gets an email or text message with a link to the case. We text a one-time code to open it; the dentist needs no account.',
      },
      view: {
        title: 'The design in 3D',
        text: 'Turn it, hide the opposing arch and check margin, proximal and occlusal contacts and thickness in the browser.',
      },
      answer: {
        title: 'Approve or mark a change',
        text: 'A tap on the surface marks the place for the note. The lab sees the answer right away, with name and time.',
      },
    },
  },
  views: {
    title: 'What each side sees and does',
    items: {
      clinic: {
        title: 'The practice',
        text: 'The practice sends the scan, approves the design and sees when the work is due. A practice that prints in-house sends the file on to its own printer.',
      },
      lab: {
        title: 'The dental lab',
        text: 'The lab sees all cases by due date, late ones first, and whether each is waiting for a scan, an approval or a free printer. If a practice does not want another system, the lab enters the order and keeps the scan with it.',
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
  cost: {
    title: 'What it costs',
    text: 'Blueprint itself is free with a dental printer. It sends one case at a time, which is enough for a printer in a practice. In a lab, StreamFlow nests several cases on one platform. A StreamFlow seat is for one person signed in at a time.',
    first: 'You have',
    columns: { cost: 'You pay for', route: 'How the case gets to the printer' },
    rows: {
      clinic: {
        title: 'A practice without a printer',
        cost: 'Nothing',
        route: 'Your lab prints the case',
      },
      chairSide: { title: 'A ChairSide or ChairSide Pro', cost: 'Nothing', route: 'Directly from Blueprint' },
      lab: {
        title: 'A2D family, A3D or C series; several ChairSide Pro printers',
        cost: 'StreamFlow, per seat',
        route: 'Through the StreamFlow queue',
      },
      file: {
        title: 'One of these printers, without StreamFlow',
        cost: 'Nothing',
        route: 'You download the file and send it from Heliograph Prepare',
      },
      design: {
        title: 'Your designers are at capacity',
        cost: 'The design service, per unit',
        route: 'Same as your own designs',
      },
    },
  },
  record: {
    title: 'Reprint a model six months later',
    text: 'Open the case and print the model or the casting pattern as you did the first time. Blueprint keeps the records you need to trace a part to its printer, resin lot and approval.',
    alt: 'Printed dental model',
    points: {
      scan: 'The scan and the approved design',
      design: 'Who approved it, and when',
      print: 'Printer, material profile and resin lot',
      dispatch: 'The ship date',
    },
    links: { streamFlow: 'How StreamFlow records each job' },
  },
  design: {
    title: 'No designer free today?',
    text: 'Hand the case to our design service with one click, once you have signed the agreement. The design center works around the clock from Sunday noon to Friday noon, Boston time. For fixed, removable and implant work, counted from the complete order:',
    items: {
      answer: 'until a designer responds to your order',
      design: 'to a finished design',
      expedited: 'for a rush design',
    },
    alt: 'Crown design on a monitor, a model and a crown in front of it',
  },
  privacy: {
    title: 'Patient data',
    text: 'A case carries a number, such as 24-0821, and you decide what else goes in.',
    alt: 'Case pans with work tickets',
    points: {
      names: 'Patient names can stay in your own system.',
      region: 'You choose the storage region: North America, Europe or mainland China.',
      keep: 'Cases are kept until you delete them. You can download each one at any time, or all in one archive.',
      agreement:
        'The design center is in Shanghai. US customers sign a HIPAA business associate agreement before the first case; it also covers Blueprint.',
    },
    links: { agreement: 'Request a sample agreement' },
  },
  questions: {
    title: 'Questions before you start',
    questions: {
      software: {
        question: 'Does it work with our lab management software?',
        answer:
          'With Magic Touch, LabStar, Evident and most others, Blueprint reads case numbers and due dates from a CSV list, or you type them in. Two are connected. Casefile Lab Ledger reads the order status from Blueprint and files printer, resin lot and print date with the case; Auftragsfach sends its due dates to StreamFlow. Software makers get our API description on request.',
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
    text: 'Have a scan and an order form ready, without patient data. In a half-hour video call, we’ll take the case all the way to approval.',
    alt: 'ChairSide Pro on a sideboard in a treatment room',
    links: { inquiry: 'Book a demo', integrations: 'See which software connects' },
  },
} satisfies PageCopy<typeof blueprint>;
