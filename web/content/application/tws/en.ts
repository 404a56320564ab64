import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'True wireless earphones',
    title: 'One-piece earbud shells, no mold needed.',
    text: 'Print earbud shells whole, with inner walls, clips and channels. Make hundreds or millions, and change the design between batches.',
    alt: 'Pair of printed earbud shells',
    links: { inquiry: 'Request samples', materials: 'Resins for hearables' },
  },
  figures: {
    title: 'In volume production',
    items: {
      tolerance: 'tolerance on every piece',
      pieces: 'pieces a month',
      printers: 'printers at one factory',
      launch: 'months to launch, without waiting for molds',
    },
    alt: 'Four printers in a row, trays of printed parts in front of them, a resin station at the end',
  },
  onePiece: {
    title: 'No seams, no draft angles',
    text: 'Molded shells need two halves and draft angles. Printed shells need neither.',
    alt: 'Printed earbud shell cut open: sound channel, vent and snap hooks in one piece',
    points: {
      noSeam: 'There is no seam against the skin and no glue line to open up.',
      inside: 'Sound channels, clips and antenna seats are printed in, so nobody has to assemble them.',
      fit: 'For a second size or a custom shell, you need a new file but no new tool.',
    },
  },
  launch: {
    title: 'Launch when the design is ready',
    text: 'Months from design freeze to delivery of the first production run.',
    before: 'With injection molds',
    after: 'Printed',
    rows: { launch: 'Months to launch' },
  },
  blocks: {
    title: 'Surface, color and skin contact',
    items: {
      surface: {
        title: 'Surface',
        text: 'Shells are tumbled or polished, then lacquered. Textures can be as fine as a single layer.',
      },
      colour: {
        title: 'Color',
        text: 'Choose clear, tinted or lacquered shells, and change colors between batches without paying for a mold.',
      },
      skin: {
        title: 'Skin',
        text: 'The resins are tested for skin contact, with the specified curing and an approved lacquer.',
      },
      series: {
        title: 'Production',
        text: 'Every job is measured. Each batch ships with its report and its print file.',
      },
    },
  },
  shells: {
    title: 'Hearing aid shells on the same line',
    text: 'Make in-the-ear shells on the same printers and in the same resins. Scan, model and print them a full platform at a time, left and right in their own colors.',
    alt: 'Printed hearing aid shells in red and blue',
    links: { materials: 'Resins for hearables' },
  },
  cases: { title: 'Case studies' },
  printers: {
    title: 'Machines for hearables',
    text: 'From the first prototype to a factory with automatic part removal.',
  },
  contact: {
    title: 'Hold one in your hand',
    text: 'Send us your shell file. You’ll get the shell printed in three finishes, with measurements.',
    alt: 'Hearable Clear UV and a tray of printed shells in front of two printers',
    links: { inquiry: 'Request samples' },
  },
} satisfies PageCopy<typeof tws>;
