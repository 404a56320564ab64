import type { IntegrationsCopy } from './copy.ts';

export const en: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrations',
      title: 'Print files from any scanner and CAD software',
      text: 'Use files from 3Shape, exocad, inLab, Medit or iTero; these are not connected yet. The software and machines of our partners connect directly.',
      alt: 'Crown design on a monitor',
      links: { inquiry: 'Ask about your setup', platform: 'See all software' },
    },
    programs: {
      title: 'Connected, or by file',
      text: 'There is no date yet for a connection to the products marked “Not yet”. This page will list it as soon as there is one.',
      first: 'Software or scanner',
      columns: { file: 'By file', connected: 'Connected' },
      rows: {
        threeShape: { title: '3Shape, with TRIOS', file: 'Scan as STL or PLY, design as STL', connected: 'Not yet' },
        cad: { title: 'exocad, inLab', file: 'Design as STL', connected: 'Not yet' },
        scanners: { title: 'Medit, iTero, Shining 3D', file: 'Scan as STL or PLY', connected: 'Not yet' },
        labManagement: {
          title: 'Other lab management software',
          file: 'You type case number and due date into Blueprint',
          connected: 'Not yet',
        },
        partners: {
          title: 'Our partners’ products, listed below',
          file: 'STL, PLY or 3MF',
          connected: 'Yes; what each one passes on is below',
        },
      },
    },
    alone: {
      title: 'By file, in four steps',
      text: 'All you need is Heliograph Prepare, which comes with every printer. Use Blueprint as well if the practice is to approve the design.',
      items: {
        save: {
          title: 'Export',
          text: 'Save the design as STL, and a scan in color as PLY, in a folder that the computer with Heliograph Prepare can reach.',
        },
        open: {
          title: 'Open or upload',
          text: 'Open the file in Heliograph Prepare, or upload it to its case in Blueprint. Both take STL and PLY; Prepare also opens OBJ and 3MF.',
        },
        slice: {
          title: 'Slice',
          text: 'Pick the profile for your resin. Prepare places the supports and slices the job.',
        },
        send: { title: 'Send', text: 'Send the job to the printer, over the network or by USB drive.' },
      },
    },
    handover: {
      title: 'Connected, step by step',
      text: 'This is how a case moves when all products are connected. Start with one and add others later.',
      items: {
        scan: { title: 'Scan', text: 'The scanner opens a case in Blueprint and attaches the scan.' },
        design: {
          title: 'Design',
          text: 'The CAD software receives the case number and returns the finished STL to the same case.',
        },
        plan: {
          title: 'Plan',
          text: 'Due dates from your lab management software set the order of the StreamFlow queue.',
        },
        print: {
          title: 'Nest and print',
          text: 'Nesting software fills the platforms, one resin and layer height at a time.',
        },
        finish: {
          title: 'Finish',
          text: 'StreamFlow gives the wash and cure time of each resin. Aligner lines read the code on the base of each model before they mark and trim.',
        },
        invoice: {
          title: 'Record',
          text: 'Printer, resin lot and print date go back to lab management with the case.',
        },
      },
    },
  },
  details: {
    exchange: {
      title: 'What a connection adds',
      text: 'Both ways print the same part. A connection saves typing and fills in the records.',
      first: 'Data',
      columns: { file: 'By file', connected: 'Connected' },
      rows: {
        number: { title: 'Case number', file: 'You type it in', connected: 'Passed along' },
        dueDate: { title: 'Due date', file: 'You type it in', connected: 'From lab management to StreamFlow' },
        design: { title: 'Finished design', file: 'You upload it to the case', connected: 'Returned to the same case' },
        lot: {
          title: 'Resin lot and printer',
          file: 'Filed in Blueprint',
          connected: 'Filed in lab management as well',
        },
        color: { title: 'Scan color', file: 'If you upload PLY', connected: 'If the scanner sends PLY' },
      },
    },
    terms: {
      title: 'Cost and API',
      items: {
        cost: {
          title: 'We do not charge for a connection',
          text: 'Blueprint comes with the dental printers; if due dates are to reach StreamFlow, you need a StreamFlow seat. What the partner’s own software costs, ask the partner.',
        },
        api: {
          title: 'There is no public API',
          text: 'If you make lab software and want to connect it, tell us which data you need. We’ll send you the interface description.',
        },
      },
    },
    formats: {
      title: 'For your IT department',
      text: 'Send this to your software vendor as well.',
      items: {
        threeMf: {
          title: '3MF',
          text: 'A layout from nesting software opens in Heliograph Prepare with its positions and supports.',
        },
        names: {
          title: 'File names',
          text: 'For aligner models, StreamFlow reads case ID, stage and arch from the file name, for example P0817_05_U.stl for stage 5, upper arch.',
        },
        network: {
          title: 'Network',
          text: 'Each printer connects out over TCP 443 and keeps time over NTP, UDP 123. You do not need to open an incoming port.',
        },
      },
    },
    questions: {
      title: 'Before you connect',
      questions: {
        check: {
          question: 'My product is not on the list. Will it work?',
          answer:
            'Yes, if it exports STL with closed meshes. For an automatic connection, send us its name and version, and we’ll tell you within one business day whether there is one.',
        },
        names: {
          question: 'Do patient names leave our system?',
          answer:
            'They do not have to. Names can stay in your own software, and the case carries only a number. You choose where the data is stored when you sign up.',
        },
        reflex: {
          question: 'Do the Reflex printers connect as well?',
          answer:
            'They take jobs from Heliograph Prepare, so file exchange works the same way. The Reflex 2 and Reflex 2 Pro also report to Ultra-Net. StreamFlow and Blueprint are for the dental printers.',
        },
      },
    },
    contact: {
      title: 'Tell us which products you use',
      text: 'Name your scanner, CAD software and lab management software. We’ll tell you which ones connect and how to transfer data from the rest.',
      alt: 'Intraoral scanner above the scan body of a model',
      links: { inquiry: 'Ask about your setup', prepare: 'Request Heliograph Prepare' },
    },
  },
};
