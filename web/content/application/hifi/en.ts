import type { PageCopy } from '#sections/page-content.ts';
import type { hifi } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Hi-fi in-ear monitors',
    title: 'One ear, one shell, ±0.05 mm',
    text: 'Print custom shells from the scanned impression, with sound bores, driver seats and the rim for the face plate already inside. The plate drops in without grinding.',
    alt: 'Pair of clear in-ear monitors: drivers and sound tubes show through the shell, the face plates are dark green',
    links: { inquiry: 'Get a quote', case: 'Case studies' },
  },
  steps: {
    title: 'From the impression to the monitor',
    items: {
      impression: {
        title: 'Scan',
        text: 'Scan the impression and archive it. Take it with the mouth open, since most of the returns that were left came from impressions taken with the mouth closed.',
      },
      model: {
        title: 'Model',
        text: 'Trim in software, place drivers and bores, choose a standard outline for the face plate.',
      },
      print: {
        title: 'Print',
        text: 'Hearable Clear UV in layers of 50 µm. Put supports on the face plate side, never where the ear touches.',
      },
      wash: {
        title: 'Wash',
        text: 'Two baths, the time shown for each. Flush every bore with a syringe and check it with a wire gauge before curing.',
      },
      cure: { title: 'Cure', text: 'Under nitrogen, each side for the time shown. Then tumble or polish.' },
      assemble: {
        title: 'Fit the plate',
        text: 'Cover seats and rims before you lacquer, then set the drivers and the plate.',
      },
    },
  },
  results: {
    title: 'One year in a monitor workshop',
    text: 'A Japanese maker with 22 employees and about 350 pairs a month, compared with the year of cast shells before.',
    items: {
      tolerance: 'on all six dimensions of the measured shells',
      returns: 'of the pairs came back',
      plate: 'to fit a face plate',
    },
  },
  sides: {
    title: 'Clear, red or blue',
    text: 'Lacquered Hearable Clear UV shows the drivers. Musicians find left and right by color.',
    alt: 'Printed ear shells in transparent red and blue',
    points: {
      color: 'Transparent red for the right ear, transparent blue for the left, each from its own tray.',
      face: 'Face plates are cut by laser to a standard outline, and the rim in the shell follows it.',
      archive: 'A lost shell is printed from the archive and posted on the next working day.',
    },
    links: { resins: 'Resins for hearables' },
  },
  dimensions: {
    title: 'Dimensions for your CAD',
    text: 'The first row is the limit of the resin, the others are from the workshop above.',
    rows: {
      least: 'Wall of Hearable Clear UV',
      wall: 'Wall as the workshop prints it',
      bore: 'Sound bore',
      lacquer: 'Lacquer on each surface',
    },
  },
  printers: {
    title: 'Machines for a monitor workshop',
    text: 'One A2D is enough to begin with. The curing unit needs the nitrogen set.',
  },
  questions: {
    title: 'Makers ask',
    questions: {
      impression: {
        question: 'Do I still need impressions?',
        answer:
          'A scanned impression is the usual way. Data from an ear scanner works too, as long as the canal is captured as deep as your nozzle reaches.',
      },
      soft: {
        question: 'Some customers want a softer fit. What then?',
        answer:
          'Print a tip in Hearable Soft UV that snaps onto the nozzle. Let it rest for 45 min after washing before you check its size.',
      },
      marks: {
        question: 'Why do customers feel marks in the canal?',
        answer: 'Usually from supports that the slicer placed there. Move all of them to the face plate side.',
      },
      wireless: {
        question: 'What about true wireless in series?',
        answer:
          'Series shells follow other rules: resin supply, automatic removal, inspection in every shift. See the page on wireless earphones.',
      },
    },
  },
  contact: {
    title: 'Send the impression that keeps coming back',
    text: 'We print the shell from your scan, measure it and send both, so that you can fit the plate yourself.',
    alt: 'Pair of translucent soft ear molds',
    links: { inquiry: 'Request a sample', hooks: 'Ear hooks and tips' },
  },
} satisfies PageCopy<typeof hifi>;
