import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'True wireless earbuds',
    title: 'One-piece earbud shells, no mold needed',
    text: 'Print earbud shells whole, with inner walls, clips and channels, and change the design between runs. An audio brand put the limit at about 40,000 pairs of one size; above that, molding is cheaper.',
    alt: 'Printed earbud shell cut open: sound channel, vent and snap hooks in one piece',
    links: { inquiry: 'Request samples', materials: 'Resins for hearables' },
  },
  figures: {
    title: 'In volume production',
    items: {
      tolerance: 'tolerance at a contract manufacturer in China, measured in every shift on 32 shells of each model',
      pieces: 'good parts a month at the same manufacturer, across all the models of eleven brands',
      printers: 'printers on its one print floor',
      launch: 'from design freeze to first delivery at an audio brand in Denmark, without molds',
    },
    measures: { launch: 'months' },
    links: { volume: 'Case study: a million a month', launch: 'Case study: two months to launch' },
  },
  onePiece: {
    title: 'No seams, no draft angles',
    text: 'Molded shells need two halves and draft angles. Printed shells need neither.',
    items: {
      noSeam: {
        title: 'Clean on the skin side',
        text: 'There is no parting line against the skin, and no weld line at the nozzle.',
      },
      inside: {
        title: 'Inside features included',
        text: 'Sound channels, clips and antenna seats are printed in and need no assembly.',
      },
      fit: {
        title: 'A new size is a new file',
        text: 'A second size or a custom shell takes no new tool.',
      },
    },
  },
  surface: {
    title: 'Surface, color and skin contact',
    text: 'Shells are tumbled or polished, then lacquered.',
    alt: 'Row of printed step wedges in the colors of the resins',
    points: {
      finish: 'Under clear lacquer, layers stay visible on gentle slopes. A fine printed texture hides them.',
      color: 'Choose clear, tinted or lacquered shells, and change colors between runs without paying for a mold.',
      skin: 'The resins are tested for skin contact. The results apply only with the specified cure and an approved lacquer. Earbuds for music are not medical devices; hearing aids are.',
      records:
        'Measure samples in every shift. A job number from StreamFlow stays with the basket through washing, curing and lacquering.',
    },
    links: { color: 'How to color printed parts' },
  },
  shells: {
    title: 'Hearing aid shells on the same line, once cleared',
    text: 'In-the-ear shells print on the same machines and in the same resins. Until the resin is cleared in your market, print samples only: a full platform at a time, with left and right in different colors.',
    alt: 'Printed hearing aid shells in red and blue',
    links: { materials: 'Resins for hearables' },
  },
  questions: {
    title: 'Questions from product teams',
    questions: {
      quantity: {
        question: 'At what volume does molding get cheaper?',
        answer:
          'The Danish brand calculated about 40,000 pairs of one size; a printed pair costs more than a molded one. The contract manufacturer still molds models above 200,000 pairs.',
      },
      wall: {
        question: 'How thin can the wall be?',
        answer:
          'From 0.6 mm in Hearable Clear UV. At the charging contacts, the Danish brand needed 0.9 mm to pass its drop test, and had to match the antenna again.',
      },
      change: {
        question: 'How long does a design change take?',
        answer:
          'Three days at the Danish brand, which changed its shell five times in two months. At the contract manufacturer, a new model reaches its first layer 40 min after release.',
      },
      output: {
        question: 'How many shells does one printer make?',
        answer:
          'The contract manufacturer places 84 shells on the platform of an UltraCraft A2D 4K and completes a little more than four jobs a day. One operator looks after ten printers.',
      },
      rejects: {
        question: 'What reject rate should we expect?',
        answer:
          'In its first month at full load, the contract manufacturer rejected 11%, mostly for resin left in sound bores. With turning baskets and a second bath it is at 2.4%, half of them surface faults after lacquering.',
      },
    },
  },
  printers: {
    title: 'Printers for hearables',
    text: 'From the first prototype to a factory with automatic part removal.',
  },
  contact: {
    title: 'Get your shell in three finishes',
    text: 'Send us the file. You’ll get printed samples with a measurement report.',
    alt: 'Pair of printed earbud shells',
    links: { inquiry: 'Request samples' },
  },
} satisfies PageCopy<typeof tws>;
