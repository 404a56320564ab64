import type { Window } from './outline.ts';

/** The circuit board seen from above, millimetres from its middle; y points away from the viewer. */
export const board = { width: 62, height: 76, thickness: 1.6, corner: 3 };

export const terminal = { x: -10, y: -32, poles: 5, pitch: 5.08 };
export const jack = { x: 13.8, y: -30 };
export const relay = { x: -17, y: -8 };
export const capacitors = [
  { x: 2.6, y: -8, radius: 4, height: 11.5 },
  { x: 12.6, y: -8, radius: 5, height: 13 },
];
export const boxHeader = { x: -6, y: 31.4, columns: 8 };
export const pinHeader = { x: 17, y: 31.4, columns: 4 };
export const controller = { x: 11, y: 12.5 };

export const mountingHoles = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: x * 27, y: y * 34, radius: 1.6 })));
/** The two opposite holes that the carrier's pins go through. */
export const pinned = mountingHoles.filter(({ x, y }) => x * y < 0);

/** Where the nozzle reaches the solder joints of the wired components. */
export const joints: Window[] = [
  { ...terminal, width: 26, height: 7.4, corner: 2.6 },
  { x: jack.x, y: -27.5, width: 15, height: 11, corner: 2.6 },
  { ...relay, width: 19, height: 14, corner: 2.6 },
  { x: 7.8, y: -8, width: 21, height: 10, corner: 4.9 },
  { ...boxHeader, width: 25, height: 8, corner: 2.6 },
  { ...pinHeader, width: 13, height: 6, corner: 2.6 },
];

/** Room below the components that are soldered already. */
export const reliefs: Window[] = [
  { x: -14.4, y: 14, width: 24.4, height: 19.6, corner: 3 },
  { x: 14.4, y: 14, width: 24.4, height: 19.6, corner: 3 },
];
