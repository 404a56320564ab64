import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'True wireless earbuds',
    title: 'One-piece earbud shells, no tooling',
    text: 'Print earbud shells whole, with inner walls, clips and channels, and change the design between runs. A contract manufacturer in China makes over a million a month this way. It is cheaper than molding up to about 40,000 pairs per size, and up to 200,000 pairs of a model that changes every few months.',
    alt: 'Pair of printed true wireless earbuds with stems, and a third shell cut open',
    links: { inquiry: 'Request samples', materials: 'Resins for hearables' },
  },
  cut: {
    title: 'Inner walls, channels and clips in one part',
    text: 'A molded shell needs two halves and draft angles. A printed shell has no parting line on the skin side and no weld line at the nozzle, and a second size takes no new tool. Driver, battery and antenna go in from the outer side before the faceplate snaps on.',
    alt: 'Printed earbud shell cut open, six features numbered, with its faceplate and silicone tip',
    points: {
      channel: 'Sound channel from the driver seat to the nozzle',
      vent: 'Pressure vent',
      hooks: 'Snap hooks for the faceplate',
      antenna: 'Antenna clips in the stem',
      contacts: 'Seats for the charging contacts',
      wall: 'Wall from 0.6 mm',
    },
  },
  figures: {
    title: 'In volume production',
    alt: 'Bottle of Hearable Clear UV in front of two printers, with shells on a tray',
    items: {
      pieces: 'accepted parts a month at one factory in China, for eleven brands',
      printers: 'printers on its floor',
      tolerance: 'tolerance of its shells, measured at five places in every shift',
      launch: 'from design freeze to first delivery at an audio brand in Denmark, without tooling',
    },
    measures: { launch: 'months' },
    links: { volume: 'Case study: a million a month', launch: 'Case study: two months to launch' },
  },
  surface: {
    title: 'Surface, color and skin contact',
    items: {
      finish: {
        title: 'Surface',
        text: 'Shells are tumbled or polished, then lacquered. Under clear lacquer, layers stay visible on gentle slopes; a fine printed texture hides them.',
      },
      color: {
        title: 'Color',
        text: 'Choose clear, tinted or lacquered shells, and change the color from one run to the next at no tooling cost.',
      },
      skin: {
        title: 'Skin contact',
        text: 'Hearable Clear UV is tested for skin contact to ISO 10993-5, ISO 10993-10 and ISO 10993-23, Hearable Soft UV to the first two. The results apply to fully cured parts with a skin-compatible UV lacquer. Earbuds for music are not medical devices; hearing aids are.',
      },
      records: {
        title: 'Quality records',
        text: 'Measure samples in every shift. A job number from StreamFlow stays with the basket through washing, curing and lacquering.',
      },
    },
  },
  shells: {
    title: 'Hearing aid shells on the same line, once cleared',
    text: 'In-the-ear shells print on the same machines and in the same resins. Until the resin is cleared in your market, print samples only: a full platform at a time, with left and right in different colors.',
    alt: 'Printed hearing aid shells in red and blue',
    links: { materials: 'Resins for hearables' },
  },
  line: {
    title: 'Two production runs compared',
    text: 'From two case studies: a contract manufacturer in China that prints on the UltraCraft A2D 4K, and an audio brand in Denmark whose service bureau runs two UltraCraft A3D.',
    first: 'In production',
    columns: { factory: 'Contract manufacturer, China', brand: 'Audio brand, Denmark' },
    rows: {
      lot: { title: 'Run size', factory: '5,000 to 200,000 pairs of a model', brand: '6,000 pairs in three sizes' },
      output: {
        title: 'Output',
        factory:
          'About 350 shells per printer a day: four jobs of 84, now and then a fifth, changed by hand. 116 printers, 26 days a month, one operator for ten printers',
        brand: '12,000 shells for the first delivery, from two printers with automatic part removal',
      },
      resin: {
        title: 'Resin per shell',
        factory: 'About 1.3 g with supports, 770 from 1 kg, calculated for our sample shell',
        brand: 'The same, in Hearable Clear UV',
      },
      wall: { title: 'Wall', factory: 'From 0.6 mm', brand: '0.6 mm; 0.9 mm at the charging contacts' },
      change: {
        title: 'Design change',
        factory: '40 min from release to the first layer',
        brand: '3 days; five corrections after the freeze',
      },
      tests: {
        title: 'Tests',
        factory: '32 shells per model and shift, at five places each',
        brand: 'Drop test passed after two changes; 50 shells per size within ±0.05 mm',
      },
      limit: {
        title: 'When molding is cheaper',
        factory: 'Above 200,000 pairs of a model; below that, the model is replaced before the molds have paid off',
        brand: 'Above about 40,000 pairs of a size, with one mold that runs unchanged for years',
      },
    },
  },
  questions: {
    title: 'Questions from product teams',
    questions: {
      rejects: {
        question: 'What reject rate should we expect?',
        answer:
          'In its first month at full load, the contract manufacturer rejected 11%, mostly for resin left in sound bores. With rotating baskets and a second bath it is at 2.4%, half of them surface faults after lacquering.',
      },
      quantity: {
        question: 'Does a printed pair cost more than a molded one?',
        answer:
          'Yes, per pair. You save the mold for each size, its weeks of lead time and its corrections. Divide the mold price by the difference per pair for your own limit.',
      },
      safety: {
        question: 'Are the resins RoHS compliant, and are they tested for sweat?',
        answer:
          'Hearable Clear UV comes with a RoHS declaration. Sweat and UV depend on your lacquer; test lacquered shells with the cycle in your specification.',
      },
    },
  },
  printers: {
    title: 'Printers for earbud shells',
    text: 'The cards count one tier of shells, tilted on supports. The contract manufacturer prints two tiers per job on the A2D 4K, 2 × 42 = 84 shells, in about twice the time. The Danish brand’s shells come from the A3D, which removes them itself. The A2D HD suits smaller runs.',
  },
  contact: {
    title: 'Get a test print of your shell',
    text: 'Send us the file. You’ll get printed samples that are tumbled, clear-lacquered and color-lacquered, with a measurement report.',
    alt: 'Printed shells of in-ear monitors',
    links: { inquiry: 'Request samples', color: 'How to color printed parts' },
  },
} satisfies PageCopy<typeof tws>;
