import type { IntegrationsCopy } from './copy.ts';

export const en: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrations',
      title: 'Open for STL, PLY and 3MF',
      text: 'Use scans and designs from 3Shape, exocad, inLab, Medit or iTero as files. Some of our partners also connect directly; the diagram shows who sends which data.',
      alt: 'Crown design on a monitor',
      links: { inquiry: 'Ask about your setup', platform: 'See all software' },
    },
  },
  flow: {
    title: 'How a case and its data move',
    text: 'Arrows show which way the data goes. You can connect one step and keep working with files in the others.',
    programs: {
      blueprint: { name: 'Blueprint', text: 'is the case file that practice and lab share.' },
      streamFlow: { name: 'StreamFlow', text: 'plans the print jobs of several printers.' },
      prepare: {
        name: 'Heliograph Prepare',
        text: 'nests, supports and slices, and comes with every printer.',
      },
    },
    media: { file: 'By file or typed in', connection: 'Connected' },
    directions: { to: 'to', from: 'from', both: 'to and from' },
    steps: {
      scan: {
        title: 'Scan',
        text: 'Blueprint holds the scan.',
        exchanges: {
          intraoral: { name: 'TRIOS, Medit, iTero, Primescan', data: 'Scan as STL or PLY' },
          desktop: { name: 'Lab scanners from 3Shape, Medit, Shining 3D', data: 'Scan as STL or PLY' },
          quadrant: { data: 'Scan as STL or PLY; it opens the case' },
          lichttisch: { data: 'Case number, passed with the scan to your CAD software' },
          concha: { data: 'Ear scans as closed meshes, with case number' },
        },
      },
      design: {
        title: 'Design',
        text: 'The practice approves it in Blueprint.',
        exchanges: {
          cad: {
            name: '3Shape, exocad, inLab',
            data: 'Design as STL; models with a base from Model Builder or Model Creator',
          },
          framewright: { data: 'Framework as STL, thickness checked' },
          occlusionDesk: { data: 'Design as STL, with case number' },
        },
      },
      nesting: {
        title: 'Nesting, supports',
        text: 'StreamFlow does both for several printers, Prepare for one.',
        exchanges: {
          toothpath: { data: 'One model per aligner stage, numbered on the base' },
          platefill: { data: 'Layout as 3MF, supports included' },
          gridstack: { data: 'Jobs out of the queue, full platforms back' },
        },
      },
      print: {
        title: 'Print, wash and cure',
        text: 'ChairSide and ChairSide Pro also print straight from Blueprint.',
        exchanges: {
          usbDrive: { name: 'USB drive', data: 'Print job' },
          network: { name: 'Printer on the network', data: 'Print job' },
          stations: {
            name: 'Screen at the wash and cure stations',
            data: 'Times for each resin, each step checked off',
          },
        },
      },
      labManagement: {
        title: 'Lab management',
        text: 'Blueprint keeps printer, resin lot and print date.',
        exchanges: {
          others: {
            name: 'Magic Touch, LabStar, Evident and others',
            data: 'Case numbers and due dates, as a CSV list or typed in',
          },
          auftragsfach: { data: 'Due dates' },
          casefile: { data: 'Order status, printer, resin lot, print date' },
        },
      },
    },
  },
  data: {
    exchange: {
      title: 'What you gain by connecting',
      text: 'The printed part stays the same; you save the uploading and typing.',
      first: 'Data',
      columns: { file: 'By file', connected: 'Connected' },
      rows: {
        scan: {
          title: 'Scan',
          file: 'You upload it to the case',
          connected: 'A Quadrant scanner opens the case with it',
        },
        number: {
          title: 'Case number',
          file: 'From your CSV list, or typed in',
          connected: 'Passed on by Lichttisch, Concha and Occlusion Desk CAD',
        },
        design: {
          title: 'Finished design',
          file: 'You upload it to the case',
          connected: 'Returned to the case by Occlusion Desk CAD',
        },
        dueDate: {
          title: 'Due date',
          file: 'From your CSV list, or typed in',
          connected: 'Sent to StreamFlow by Auftragsfach',
        },
        lot: {
          title: 'Printer, resin lot, print date',
          file: 'Filed in Blueprint',
          connected: 'Filed in Casefile Lab Ledger as well',
        },
      },
    },
    exports: {
      title: 'How to export from your software',
      text: 'These products are not connected yet, and there is no date for it. Save the files where the computer with Heliograph Prepare can open them, or upload them to the case in Blueprint. Export both arches in occlusion, so that the bite is kept.',
      first: 'Software or scanner',
      columns: { format: 'Export', note: 'Good to know' },
      rows: {
        threeShape: {
          title: '3Shape, TRIOS',
          format: 'Scan as STL or PLY, design as STL',
          note: 'Export DCM files as STL or PLY first',
        },
        exocad: {
          title: 'exocad',
          format: 'Design and model as STL',
          note: 'Margin line and constructionInfo stay in exocad; printing needs neither',
        },
        inLab: {
          title: 'inLab, Primescan',
          format: 'Scan and design as STL',
          note: 'Your inLab license has to include the export',
        },
        scanners: {
          title: 'Medit, Shining 3D',
          format: 'Scan as STL or PLY',
          note: 'PLY keeps the color of the scan, STL does not',
        },
        iTero: {
          title: 'iTero',
          format: 'Scan as STL or PLY',
          note: 'Exported in MyiTero, from the account of the practice or the lab',
        },
        labManagement: {
          title: 'Magic Touch, LabStar, Evident and others',
          format: 'List of orders as CSV',
          note: 'Blueprint reads case number and due date',
        },
      },
    },
  },
  details: {
    terms: {
      title: 'Cost, IT and data',
      items: {
        cost: {
          title: 'No charge for a connection',
          text: 'Blueprint comes with the dental printers. For due dates in StreamFlow, you need a StreamFlow seat, which costs extra. Partner software is priced by the partner.',
        },
        api: {
          title: 'API on request',
          text: 'It is not public. If you make lab software, tell us which data you need, and we’ll send you the interface description.',
        },
        formats: {
          title: 'File formats',
          text: 'Blueprint and Heliograph Prepare read STL and PLY. Prepare also reads OBJ, and 3MF with its positions and supports.',
        },
        names: {
          title: 'File names',
          text: 'For aligner models, StreamFlow reads case number, stage and arch from the file name, for example 24-0822_05_U.stl for stage 5, upper arch.',
        },
        network: {
          title: 'Firewall',
          text: 'Allow outgoing TCP 443 and, for NTP, UDP 123 from each printer. No incoming port has to be open.',
        },
        storage: {
          title: 'Storage and patient names',
          text: 'You choose the region: North America, Europe or mainland China. Only cases for our design service go to Shanghai. Names can stay in your own software; the case then carries a number.',
        },
      },
    },
    questions: {
      title: 'Before you connect',
      questions: {
        check: {
          question: 'My product is not on the list. Will it work?',
          answer:
            'Yes, if it exports STL with closed meshes. Send us its name and version, and we’ll tell you within one business day whether it can be connected.',
        },
        reflex: {
          question: 'Do the Reflex printers connect as well?',
          answer:
            'They take jobs from Heliograph Prepare, so file exchange works the same way. The Reflex 2 and Reflex 2 Pro also report to Ultra-Net. StreamFlow and Blueprint are for the dental printers.',
        },
      },
    },
    contact: {
      title: 'Can your software be connected?',
      text: 'Name your scanner, CAD software and lab management software. We’ll tell you which ones connect and how to transfer data from the rest.',
      alt: 'Intraoral scanner above a dental model',
      links: { inquiry: 'Ask about your setup', prepare: 'Request Heliograph Prepare' },
    },
  },
};
