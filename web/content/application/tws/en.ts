import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'True wireless earbuds',
    title: 'One-piece earbud shells, no mold needed',
    text: 'Print earbud shells whole, with inner walls, clips and channels. Make hundreds or millions, and change the design between runs.',
    alt: 'Pair of printed earbud shells',
    links: { inquiry: 'Request samples', materials: 'Resins for hearables' },
  },
  figures: {
    title: 'In volume production',
    items: {
      tolerance: 'tolerance at a contract manufacturer, sampled every shift',
      pieces: 'pieces a month at that manufacturer',
      printers: 'printers on its floor',
      launch: 'months from design freeze to first delivery at an audio brand, without molds',
    },
    alt: 'Hearable Clear UV and a tray of printed shells in front of two printers',
  },
  onePiece: {
    title: 'No seams, no draft angles',
    text: 'Molded shells need two halves and draft angles. Printed shells need neither.',
    alt: 'Printed earbud shell cut open: sound channel, vent and snap hooks in one piece',
    points: {
      noSeam: 'There is no seam against the skin and no glue line to fail.',
      inside: 'Sound channels, clips and antenna seats are printed in, so there is nothing to assemble.',
      fit: 'For a second size or a custom shell, you need a new file but no new tool.',
    },
  },
  blocks: {
    title: 'Surface, color and skin contact',
    items: {
      surface: {
        title: 'Surface',
        text: 'Shells are tumbled or polished, then lacquered. Textures can be as fine as one layer height.',
      },
      colour: {
        title: 'Color',
        text: 'Choose clear, tinted or lacquered shells, and change colors between runs without paying for a mold.',
      },
      skin: {
        title: 'Skin contact',
        text: 'The resins are tested for skin contact. The results apply only with the specified cure and an approved lacquer.',
      },
      series: {
        title: 'Production',
        text: 'Shells from every job are sampled and measured. The report and the print file stay with the run.',
      },
    },
  },
  shells: {
    title: 'Hearing aid shells on the same line, once cleared',
    text: 'In-the-ear shells print on the same machines and in the same resins. Hearing aids are medical devices; until the resin is cleared in your market, print samples only. Scan, model and print them a full platform at a time, left and right in their own colors.',
    alt: 'Printed hearing aid shells in red and blue',
    links: { materials: 'Resins for hearables' },
  },
  cases: { title: 'Case studies' },
  printers: {
    title: 'Printers for hearables',
    text: 'From the first prototype to a factory with automatic part removal.',
  },
  contact: {
    title: 'Hold one in your hand',
    text: 'Send us your shell file. You’ll get the shell printed in three finishes, with measurements.',
    alt: 'Pair of clear in-ear monitors with dark green face plates',
    links: { inquiry: 'Request samples' },
  },
} satisfies PageCopy<typeof tws>;
