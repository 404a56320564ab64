import type { PageAddress } from '../../pages.ts';

/** Programs of Heliograph that exchange data with others, and their pages. */
export const programPages = {
  blueprint: '/SAP/Blueprint',
  streamFlow: '/SAP/streamFlow',
  prepare: '/store/software',
} as const satisfies Record<string, PageAddress>;

export type Program = keyof typeof programPages;
/** `file` includes data that staff type in. */
export type Medium = 'connection' | 'file' | 'none';
/** As seen from the product. */
export type Direction = 'to' | 'from' | 'both';

/** `partner` is the id of an integration partner; other products are named in the copy. */
export type Exchange = { partner?: string } & (
  | { medium: 'connection' | 'file'; direction: Direction; programs: readonly [Program, ...Program[]] }
  | { medium: 'none'; direction?: never; programs?: never }
);

/** Steps of a case in their order, with the products at each step. */
export const flow = {
  scan: {
    quadrant: { partner: '704', medium: 'connection', direction: 'to', programs: ['blueprint'] },
    lichttisch: { partner: '705', medium: 'connection', direction: 'from', programs: ['blueprint'] },
    concha: { partner: '706', medium: 'connection', direction: 'to', programs: ['prepare'] },
    scanners: { medium: 'file', direction: 'to', programs: ['blueprint'] },
  },
  design: {
    occlusionDesk: { partner: '701', medium: 'connection', direction: 'to', programs: ['blueprint'] },
    cad: { medium: 'file', direction: 'to', programs: ['blueprint', 'prepare'] },
    framewright: { partner: '702', medium: 'file', direction: 'to', programs: ['prepare'] },
  },
  base: {
    modelBuilders: { medium: 'file', direction: 'to', programs: ['blueprint', 'prepare'] },
    toothpath: { partner: '703', medium: 'file', direction: 'to', programs: ['streamFlow'] },
  },
  nesting: {
    gridstack: { partner: '710', medium: 'connection', direction: 'both', programs: ['streamFlow'] },
    platefill: { partner: '709', medium: 'file', direction: 'to', programs: ['prepare'] },
  },
  print: {
    network: { medium: 'connection', direction: 'from', programs: ['streamFlow', 'prepare'] },
    usbDrive: { medium: 'file', direction: 'from', programs: ['prepare'] },
  },
  finish: {
    trimline: { partner: '711', medium: 'none' },
    inertbox: { partner: '712', medium: 'none' },
  },
  labManagement: {
    auftragsfach: { partner: '708', medium: 'connection', direction: 'to', programs: ['streamFlow'] },
    casefile: { partner: '707', medium: 'connection', direction: 'from', programs: ['blueprint'] },
    others: { medium: 'file', direction: 'to', programs: ['blueprint'] },
  },
} as const satisfies Record<string, Record<string, Exchange>>;

type Flow = typeof flow;

/** Records name the partners. */
type ExchangeCopy<One> = One extends { partner: string } ? { data: string } : { name: string; data: string };

export type FlowCopy = {
  title: string;
  text: string;
  /** `text` follows the name. */
  programs: Record<Program, { name: string; text: string }>;
  media: Record<Medium, string>;
  /** For screen readers, in place of the arrows. */
  directions: Record<Direction, string>;
  steps: {
    [Step in keyof Flow]: {
      title: string;
      text: string;
      exchanges: { [Name in keyof Flow[Step]]: ExchangeCopy<Flow[Step][Name]> };
    };
  };
};
