import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'True wireless earphones',
    title: 'A shell in one piece, a series without a mold.',
    text: 'Earphone shells printed whole, with their inner walls, clips and channels; by the hundred or by the million, and changed between one batch and the next.',
    alt: 'Pair of printed earphone shells',
    links: { inquiry: 'Ask for samples', materials: 'Resins for hearables' },
  },
  figures: {
    title: 'In production, not in a showcase',
    items: {
      tolerance: 'tolerance, piece by piece',
      pieces: 'pieces a month',
      printers: 'printers in one factory',
      launch: 'months to launch, with no waiting for molds',
    },
  },
  onePiece: {
    title: 'What a mold cannot do',
    text: 'A mold needs two halves and draft angles. A printed shell needs neither.',
    alt: 'Printed earphone shell cut open: sound channel, vent and snap hooks in one piece',
    points: {
      noSeam: 'No seam where skin lies against it, and no glue line that opens.',
      inside: 'Sound channels, clips and antenna seats are printed inside, not mounted.',
      fit: 'A second size, or a shell for one ear alone, is a file and not a tool.',
    },
  },
  launch: {
    title: 'Launch when the design is ready',
    text: 'Months from a frozen design to the first delivered series.',
    before: 'With injection molds',
    after: 'Printed',
    rows: { launch: 'Months to launch' },
  },
  blocks: {
    title: 'What people touch',
    items: {
      surface: {
        title: 'Surface',
        text: 'Tumbled or polished, then lacquered; textures as fine as a single layer where you want them.',
      },
      colour: {
        title: 'Color',
        text: 'Clear, tinted through, or lacquered, and changed between batches: there is no mold to pay for.',
      },
      skin: {
        title: 'Skin',
        text: 'Resins tested for skin contact, after the cure that we prescribe and under the lacquer that we name.',
      },
      series: {
        title: 'Series',
        text: 'Every job is measured. A batch leaves with its report and with the file that it was printed from.',
      },
    },
  },
  shells: {
    title: 'The same line makes hearing aid shells',
    text: 'In-the-ear shells come from the same printers and resins: scanned, modeled and printed a platform at a time, left and right in their colors.',
    alt: 'Printed hearing aid shells in red and blue',
    links: { materials: 'Resins for hearables' },
  },
  cases: { title: 'Case studies' },
  printers: { title: 'Machines for hearables', text: 'From the first prototype to a factory with automatic release.' },
  contact: {
    title: 'Hold one in your hand',
    text: 'Send us your shell as a file. You get it back printed, in three surfaces, with its measurements.',
    alt: 'Hearable Clear UV and a tray of printed shells in front of two printers',
    links: { inquiry: 'Ask for samples' },
  },
} satisfies PageCopy<typeof tws>;
