import type { PageAddress } from '../../pages.ts';

/** Programs of Heliograph that exchange data with others, and their pages. */
export const programPages = {
  blueprint: '/SAP/Blueprint',
  streamFlow: '/SAP/streamFlow',
  prepare: '/store/software',
} as const satisfies Record<string, PageAddress>;

export type Program = keyof typeof programPages;
/** `file` includes data that staff type in. */
export type Medium = 'connection' | 'file';
/** As seen from the product. */
export type Direction = 'to' | 'from' | 'both';

/** `partner` is the id of an integration partner; other products are named in the copy. */
export type Exchange = {
  partner?: string;
  medium: Medium;
  direction: Direction;
  programs: readonly [Program, ...Program[]];
};

/** Steps of a case in their order, with the products at each step; at least one for each medium. */
export const flow = {
  scan: {
    intraoral: { medium: 'file', direction: 'to', programs: ['blueprint'] },
    desktop: { medium: 'file', direction: 'to', programs: ['blueprint'] },
    quadrant: { partner: '704', medium: 'connection', direction: 'to', programs: ['blueprint'] },
    lichttisch: { partner: '705', medium: 'connection', direction: 'from', programs: ['blueprint'] },
    concha: { partner: '706', medium: 'connection', direction: 'to', programs: ['prepare'] },
  },
  design: {
    cad: { medium: 'file', direction: 'to', programs: ['blueprint', 'prepare'] },
    framewright: { partner: '702', medium: 'file', direction: 'to', programs: ['prepare'] },
    toothpath: { partner: '703', medium: 'file', direction: 'to', programs: ['streamFlow'] },
    occlusionDesk: { partner: '701', medium: 'connection', direction: 'to', programs: ['blueprint'] },
  },
  nesting: {
    platefill: { partner: '709', medium: 'file', direction: 'to', programs: ['prepare'] },
    gridstack: { partner: '710', medium: 'connection', direction: 'both', programs: ['streamFlow'] },
  },
  print: {
    usbDrive: { medium: 'file', direction: 'from', programs: ['prepare'] },
    network: { medium: 'connection', direction: 'from', programs: ['streamFlow', 'prepare'] },
    stations: { medium: 'connection', direction: 'both', programs: ['streamFlow'] },
  },
  labManagement: {
    others: { medium: 'file', direction: 'to', programs: ['blueprint'] },
    auftragsfach: { partner: '708', medium: 'connection', direction: 'to', programs: ['streamFlow'] },
    casefile: { partner: '707', medium: 'connection', direction: 'from', programs: ['blueprint'] },
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
  /** Of the data, before the name of the program. */
  directions: Record<Direction, string>;
  steps: {
    [Step in keyof Flow]: {
      title: string;
      text: string;
      exchanges: { [Name in keyof Flow[Step]]: ExchangeCopy<Flow[Step][Name]> };
    };
  };
};
