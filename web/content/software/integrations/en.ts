import type { IntegrationsCopy } from './copy.ts';

export const en: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrations',
      title: 'Keep your scanner and CAD software',
      text: 'Any scanner or CAD software that exports STL works, including 3Shape, exocad, inLab, Medit and iTero: you export a file and upload it. Seven partner products are connected directly, and take over the case details without an upload.',
      alt: 'Heliograph Prepare: six arches on the platform of an A2D 4K, with layers, time and the button that sends the job',
      caption: 'Six models in Heliograph Prepare, opened as STL files.',
      links: { inquiry: 'Ask about your setup', platform: 'See all software' },
    },
    exports: {
      title: 'What to export from your software',
      text: 'You upload each file to the case in Blueprint or open it in Heliograph Prepare. Export both arches in occlusion to keep the bite. These products are not connected directly, and we have set no date.',
      first: 'Software or scanner',
      columns: { format: 'File format', steps: 'Your steps' },
      rows: {
        threeShape: {
          title: '3Shape, TRIOS',
          format: 'Scan: STL or PLY; design: STL',
          steps: 'Export DCM files as STL or PLY, then upload them',
        },
        exocad: {
          title: 'exocad',
          format: 'Design and model: STL',
          steps: 'Upload the STL files; you don’t need the margin line or the constructionInfo file',
        },
        scanners: {
          title: 'Medit, Shining 3D',
          format: 'Scan: STL or PLY',
          steps: 'Export and upload; PLY keeps the color of the scan, STL does not',
        },
        iTero: {
          title: 'iTero',
          format: 'Scan: STL or PLY',
          steps: 'Export in MyiTero, from the practice’s or the lab’s account, then upload',
        },
        inLab: {
          title: 'inLab, Primescan',
          format: 'Scan and design: STL',
          steps: 'Export and upload; your inLab license has to include the export',
        },
        labManagement: {
          title: 'Magic Touch, LabStar, Evident and others',
          format: 'Case numbers and due dates: CSV',
          steps: 'Save the list of orders as CSV and import it into Blueprint, one list for many cases',
        },
      },
    },
  },
  flow: {
    title: 'How a case and its data move',
    text: 'The printed part is the same with a file or a connection. You can connect one step and keep working with files in the others.',
    programs: {
      blueprint: { name: 'Blueprint', text: 'is the case portal that practice and lab share.' },
      streamFlow: { name: 'StreamFlow', text: 'plans the print jobs of several printers.' },
      prepare: {
        name: 'Heliograph Prepare',
        text: 'nests, supports and slices, and comes with every printer.',
      },
    },
    media: { file: 'By file or typed in', connection: 'Connected' },
    directions: { to: 'To', from: 'From', both: 'To and from' },
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
          framewright: { data: 'Framework as STL, minimum thickness checked' },
          toothpath: { data: 'One model per aligner stage, numbered on the base' },
          occlusionDesk: { data: 'Design as STL, with case number' },
        },
      },
      nesting: {
        title: 'Nesting, supports',
        text: 'StreamFlow does both for several printers, Prepare for one.',
        exchanges: {
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
          text: 'The API isn’t public. If you make lab software, tell us which data you need, and we’ll send you the interface description.',
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
          text: 'You choose the region: North America, Europe or mainland China. Transfer is encrypted, and US customers sign a HIPAA business associate agreement with us. Data leaves the region only when you send a case to our design service in Shanghai, under an agreement of its own. Names can stay in your own software; the case then carries a number.',
        },
      },
    },
    questions: {
      title: 'Before you connect',
      questions: {
        check: {
          question: 'My software is not listed. Will it work?',
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
      alt: 'Case with a scan and a bridge on a monitor, case pans beside the keyboard',
      links: { inquiry: 'Ask about your setup', prepare: 'Request Heliograph Prepare' },
    },
  },
};
