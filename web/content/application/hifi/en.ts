import type { PageCopy } from '#sections/page-content.ts';
import type { hifi } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Hi-fi in-ear monitors',
    title: 'One ear, one shell, ±0.05 mm',
    text: 'Print custom shells from the scanned impression, with sound bores, driver seats and the rim for the faceplate already in place. The plate drops in with no grinding.',
    alt: 'Pair of clear in-ear monitors: drivers and sound tubes show through the shell, the faceplates are dark green',
    links: { inquiry: 'Get a quote', case: 'Case studies' },
  },
  steps: {
    title: 'From impression to monitor',
    items: {
      impression: {
        title: 'Scan',
        text: 'Scan the impression and archive it. Have it taken with the mouth open, because most of the remaining returns came from closed-mouth impressions.',
      },
      model: {
        title: 'Model',
        text: 'Trim in software, place drivers and bores, and choose a standard outline for the faceplate.',
      },
      print: {
        title: 'Print',
        text: 'Print Hearable Clear UV in layers of 50 µm. Put supports on the faceplate side, never where the ear touches.',
      },
      wash: {
        title: 'Wash',
        text: 'Use two baths, each for the time shown. Flush every bore with a syringe and check it with a wire gauge before curing.',
      },
      cure: { title: 'Cure', text: 'Cure under nitrogen, each side for the time shown. Then tumble or polish.' },
      assemble: {
        title: 'Fit the plate',
        text: 'Mask seats and rims before you lacquer, then set the drivers and the plate.',
      },
    },
  },
  results: {
    title: 'One year at a monitor maker',
    text: 'A Japanese maker has 22 employees and makes about 350 pairs a month. It compared a year of printing with the previous year of cast shells.',
    items: {
      tolerance: 'on all six dimensions of the measured shells',
      returns: 'of pairs returned',
      plate: 'to fit a faceplate',
    },
    alt: 'Tray of printed earbud shells and a bottle of Hearable Clear UV in front of two printers',
  },
  sides: {
    title: 'Clear, red or blue',
    text: 'Lacquered Hearable Clear UV shows the drivers. Musicians tell left from right by color.',
    alt: 'Printed ear shells in transparent red and blue',
    points: {
      color: 'Print transparent red for the right ear and transparent blue for the left, each from its own tray.',
      face: 'Faceplates are cut by laser to a standard outline, and the rim in the shell follows it.',
      archive: 'A lost shell is reprinted from the archive and shipped the next business day.',
    },
    links: { resins: 'Resins for hearables' },
  },
  dimensions: {
    title: 'Dimensions for your CAD',
    text: 'The first row is the resin’s limit. The others come from the maker above.',
    rows: {
      least: 'Wall of Hearable Clear UV',
      wall: 'Wall as the maker prints it',
      bore: 'Sound bore',
      lacquer: 'Lacquer on each surface',
    },
  },
  cost: {
    title: 'What does a pair of shells cost you?',
    text: 'Calculated for a pair of shells in Hearable Clear UV: one part is one pair. Enter your prices and compare the result with your supplier’s price.',
  },
  printers: {
    title: 'Machines for monitor makers',
    text: 'One A2D is enough to start. The curing unit needs the nitrogen set.',
  },
  questions: {
    title: 'Questions from monitor makers',
    questions: {
      impression: {
        question: 'Do I still need impressions?',
        answer:
          'Most makers scan an impression. Data from an ear scanner works too, as long as it captures the canal as deep as your nozzle reaches.',
      },
      soft: {
        question: 'Some customers want a softer fit. What then?',
        answer:
          'Print a tip in Hearable Soft UV that snaps onto the nozzle. After washing, let it rest for 45 min before you check its size.',
      },
      marks: {
        question: 'Why do customers feel rough spots in the canal?',
        answer: 'Usually from supports that the slicer placed there. Move all of them to the faceplate side.',
      },
      wireless: {
        question: 'What about volume production of true wireless earbuds?',
        answer:
          'It also needs resin supply, automatic part removal and inspection on every shift. See the page on wireless earbuds.',
      },
    },
  },
  contact: {
    title: 'Send us an impression that keeps coming back',
    text: 'We’ll print the shell from your scan, measure it and send it with the measurements, so you can fit the plate yourself.',
    alt: 'Pair of translucent soft ear molds',
    links: { inquiry: 'Request a sample', hooks: 'Ear hooks and tips' },
  },
} satisfies PageCopy<typeof hifi>;
