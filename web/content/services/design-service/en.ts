import type { PageCopy } from '#sections/page-content.ts';
import type { designService } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Design service',
    title: 'Scan tonight, design back by morning',
    text: 'Send a crown, denture or guide any evening from Sunday to Thursday, and our design center in Shanghai has it ready when you open; aligner stages take up to 24 hours. We use your libraries and settings. A senior designer checks every STL file.',
    alt: 'Crown design on a monitor, with margin line and contact areas, a model and a crown in front of it',
    links: { inquiry: 'Ask for the price list' },
  },
  figures: {
    title: 'Turnaround times',
    text: 'The clock starts when your order is complete; if something is missing, we ask right away.',
    items: {
      complete: 'for fixed, removable and implant work',
      expedited: 'rush service for the same work, at a surcharge, confirmed in the first reply',
      orthodontics: 'for aligner stages and other orthodontics (one business day at the design center)',
      answer: 'until a designer responds to your order',
    },
  },
  center: {
    title: 'Where and how we work',
    items: {
      place: {
        title: 'Shanghai, around the clock, in English',
        text: 'We design your cases at our own design center in Shanghai, China, from Sunday noon to Friday noon Eastern time (an hour earlier in winter). A case sent on Friday afternoon is ready by 6 PM on Sunday. You write to the designer of your case in English, in Blueprint or by email.',
      },
      agreement: {
        title: 'Under a signed agreement',
        text: 'US customers sign a HIPAA business associate agreement with us before the first case. Scans are processed in Shanghai, China. Before you sign, your compliance officer gets a description of the data flow, to check it against 28 CFR Part 202 and the offshore disclosure rules of your state. We need the scan, the tooth numbers and your case number, not the patient’s name.',
      },
      check: {
        title: 'A senior designer checks every case',
        text: 'One designer does the case. A second one in the same field, with at least five years in dental CAD, checks margin, contacts and thickness against your settings before you get the file.',
      },
      changes: {
        title: 'Corrections are free',
        text: 'If a design doesn’t meet your settings, we correct it at no charge until you manufacture. A new requirement is a new order.',
      },
    },
  },
  team: {
    title: 'The team',
    text: 'Each designer works in one field: fixed, removable, implant or orthodontics.',
    rows: {
      designers: 'Designers at the design center',
      fiveYears: 'Five years or more in dental CAD; they check the cases of the others',
      tenYears: 'Ten years or more',
    },
  },
  scope: {
    title: 'What we design',
    items: {
      fixed: {
        title: 'Fixed',
        text: 'Crowns, bridges, veneers, inlays and temporaries, with contacts and occlusion set to your specs.',
        alt: 'Green bridge pattern, the same bridge cast in metal, and two crowns',
      },
      removable: {
        title: 'Removable',
        text: 'Full and partial dentures, frameworks, try‑ins, bite rims, splints and night guards.',
        alt: 'Full denture with a pink base and tooth-colored teeth',
      },
      implant: {
        title: 'Implant',
        text: 'Abutments, bars and surgical guides, designed with your implant system’s library.',
        alt: 'Model with two scan bodies and a printed bridge',
      },
      orthodontics: {
        title: 'Orthodontics',
        text: 'Aligner stages, attachments and trim lines, indirect bonding trays, retainers.',
        alt: 'Gray aligner model',
      },
    },
  },
  files: {
    title: 'Files you send and get back',
    text: 'Send STL or PLY from any scanner, for example 3Shape, Medit or iTero. All designs come back as STL in millimeters. We don’t deliver editable projects for 3Shape or exocad. The last column shows the unit we charge for; the price list comes with the answer to your inquiry.',
    first: 'Work',
    columns: { send: 'You send', get: 'You get', unit: 'Priced per' },
    rows: {
      fixed: {
        title: 'Crowns, bridges, veneers, inlays, temporaries',
        send: 'Both arches and the bite; for temporaries, also a pre-op scan if you have one',
        get: 'One STL per restoration',
        unit: 'Tooth, pontics included',
      },
      dentures: {
        title: 'Dentures',
        send: 'Both arches, the bite, the tooth library and mold',
        get: 'Base and teeth as separate STL files; the try-in as one',
        unit: 'Arch',
      },
      frameworks: {
        title: 'Frameworks',
        send: 'Both arches, the bite and the Rx with the framework design',
        get: 'One STL, to print as a casting pattern or in metal (SLM)',
        unit: 'Framework',
      },
      rims: {
        title: 'Bite rims',
        send: 'The edentulous arch',
        get: 'Base and rim as one STL',
        unit: 'Arch',
      },
      splints: {
        title: 'Splints and night guards',
        send: 'Both arches and a bite registration at the desired VDO',
        get: 'One STL per splint',
        unit: 'Splint',
      },
      abutments: {
        title: 'Abutments and bars',
        send: 'Both arches, the bite, the gingiva, the scan with scan bodies, and the implant system',
        get: 'Abutment or bar and restoration as separate STL files; we keep the library’s original connection geometry, for pre-milled blanks or a Ti‑base',
        unit: 'Implant',
      },
      guides: {
        title: 'Surgical guides',
        send: 'Scan of the arch, your implant plan from the CBCT and the sleeve system',
        get: 'One STL per guide',
        unit: 'Guide',
      },
      aligners: {
        title: 'Aligners',
        send: 'Both arches, the bite and the Rx',
        get: 'One STL per stage and arch, with attachments and trim line',
        unit: 'Treatment plan, both arches',
      },
      bondingTrays: {
        title: 'Indirect bonding trays',
        send: 'Both arches, the bite, the bracket system and the Rx',
        get: 'Tray and model with brackets as separate STL files',
        unit: 'Arch',
      },
      retainers: {
        title: 'Retainers',
        send: 'Scan of the final arch',
        get: 'One STL of the model with trim line, for thermoforming',
        unit: 'Arch',
      },
    },
  },
  example: {
    title: 'One case overnight',
    text: 'An example in Eastern time: a three-unit bridge in Blueprint.',
    alt: 'Case 24-0821 in Blueprint: arch and three-unit bridge, with the buttons Request changes and Approve',
    items: {
      order: {
        title: '6:00 PM',
        text: 'The lab submits both arches and the bite. Its margin and cement settings are on file.',
      },
      question: {
        title: '6:25 PM',
        text: 'The designer asks about the mesial margin of the abutment. The lab answers with a photo.',
      },
      check: {
        title: '11:10 PM',
        text: 'A senior designer has checked margin, contacts and thickness. The STL is ready.',
      },
      approval: {
        title: '7:30 AM',
        text: 'The lab approves the design and starts the mill. The bridge ships by 6 PM, as the order says.',
      },
    },
  },
  steps: {
    title: 'How it works',
    items: {
      ask: {
        title: 'Write to us',
        text: 'Tell us what you need designed and how many cases a month. Don’t send scans or patient data yet. The price list comes within one business day.',
      },
      agree: {
        title: 'Sign and set up',
        text: 'You sign the design agreement and the privacy agreement for your country. Give us your margin settings, cement gap, minimum thicknesses and libraries once; we keep them on file.',
      },
      send: {
        title: 'Submit the case',
        text: 'In Blueprint, it takes one click. Without Blueprint, we tell you how to transfer the files; attach the order sheet for your region. Use your own reference in place of the patient’s name.',
      },
      design: {
        title: 'Design and check',
        text: 'Follow progress and message the designer at any time. You can ask for changes until you manufacture.',
      },
    },
  },
  downloads: {
    title: 'Order sheets',
    text: 'Enter one case per line, in any spreadsheet. Sheets differ by region in tooth notation, date format and language.',
    items: {
      northAmerica: {
        title: 'North America',
        text: 'Universal tooth notation, dates as month/day/year, in English.',
        action: 'Order sheet for North America',
      },
      asiaPacific: {
        title: 'Asia-Pacific',
        text: 'FDI tooth notation, dates as year-month-day, in English.',
        action: 'Order sheet for Asia-Pacific',
      },
      europe: {
        title: 'Europe',
        text: 'FDI tooth notation, dates as day.month.year, in English and German.',
        action: 'Order sheet for Europe',
      },
      china: {
        title: 'China',
        text: 'FDI tooth notation, dates as year-month-day, in Chinese.',
        action: 'Order sheet for China',
      },
    },
  },
  contact: {
    title: 'Start with one case',
    text: 'Pick a case you have already designed, so that you can compare the two files. You pay the list price, and corrections are free.',
    alt: 'Case with a scan and a bridge on a monitor, case pans beside the keyboard',
    links: { inquiry: 'Ask about a test case' },
  },
} satisfies PageCopy<typeof designService>;
