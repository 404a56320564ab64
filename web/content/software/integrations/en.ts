import type { IntegrationsCopy } from './copy.ts';

export const en: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrations',
      title: 'Keep your scanner and your CAD software',
      text: 'Any software that exports STL works: 3Shape, exocad, Medit, iTero, inLab. Connected products also pass along the case number and due date and receive the resin lot, so no one keys anything in twice.',
      alt: 'Crown design on a monitor',
      links: { inquiry: 'Ask about your setup', platform: 'See all software' },
    },
    handover: {
      title: 'Data travels with the case',
      text: 'This is how a case moves through connected products. Start with one and add others later.',
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
      title: 'By file or connected',
      text: 'Both ways print the same part. A connection saves typing and fills in the records.',
      first: 'Data',
      columns: { file: 'By file (STL)', connected: 'Connected' },
      rows: {
        programs: {
          title: 'Software and scanners',
          file: 'Any that exports STL, for example 3Shape, exocad, Medit, iTero, inLab',
          connected: 'The partners listed above',
        },
        number: { title: 'Case number', file: 'You type it in', connected: 'Passed along' },
        dueDate: { title: 'Due date', file: 'You type it in', connected: 'From lab management to StreamFlow' },
        lot: {
          title: 'Resin lot and printer',
          file: 'Filed in Blueprint',
          connected: 'Filed in lab management as well',
        },
        color: { title: 'Scan color', file: 'STL carries none', connected: 'PLY from intraoral scanners' },
      },
    },
    formats: {
      title: 'Formats and connections',
      text: 'Forward this list to your software vendor or your IT department.',
      items: {
        stl: { title: 'STL', text: 'Heliograph Prepare and Blueprint take STL from any scanner and any CAD software.' },
        ply: { title: 'PLY', text: 'Connected intraoral scanners can send PLY as well.' },
        threeMf: {
          title: '3MF',
          text: 'A layout from nesting software opens in Heliograph Prepare with its positions and supports.',
        },
        names: {
          title: 'File names',
          text: 'For aligner models, StreamFlow reads case ID, stage and arch from the file name, for example P0817_05_U.stl for stage 5, upper arch.',
        },
        caseData: {
          title: 'Case data',
          text: 'Connected lab management software reads the order status from Blueprint and passes due dates to StreamFlow.',
        },
        network: {
          title: 'Network',
          text: 'Each printer connects out over TCP 443 and keeps time over NTP, UDP 123. You do not need to open an incoming port.',
        },
      },
    },
    alone: {
      title: 'Print without an integration',
      text: 'If your CAD software exports STL, all you need is Heliograph Prepare, which comes with every printer.',
      alt: 'Heliograph Prepare: six arches on the platform of an A2D 4K, with layers, time and the button that sends the job',
      points: {
        open: 'Open the STL in Heliograph Prepare and pick the profile for your resin.',
        slice: 'Prepare places the supports and slices the job.',
        send: 'Send the job to the printer.',
      },
      links: { prepare: 'Get Heliograph Prepare' },
    },
    questions: {
      title: 'Before you connect',
      questions: {
        check: {
          question: 'My product is not on the list. Will it work?',
          answer:
            'By file, yes, if it exports STL; check that the meshes are closed. For an automatic connection, send us its name and version, and we’ll tell you within one business day whether there is one.',
        },
        api: {
          question: 'Is there a public API?',
          answer:
            'We do not publish one. If you make lab software and want to connect it, write to us and describe the data you need.',
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
      links: { inquiry: 'Ask about your setup' },
    },
  },
};
