/** A cusp: place as a share of half the width and depth (mesial −, distal +; lingual −, buccal +), and height in mm. */
export type Cusp = { at: [number, number]; height: number; steep?: number };

/** Sizes in mm. Profiles run from the neck to the tip, as shares of half the width or depth. */
export type Anatomy = {
  width: number;
  depth: number;
  height: number;
  across: number[];
  buccal: number[];
  lingual: number[];
  /** Roundness of the section: 2 is an ellipse, more is squarer. */
  square: number;
  /** How much narrower the lingual side is. */
  taper: number;
  cusps: Cusp[];
  /** Height of the floor between cusps and of the ridges that close it at both ends. */
  floor?: number;
  ridge?: number;
  /** Where a groove runs down the buccal face. */
  grooves?: number[];
  /** Depth of the hollow behind an incisor. */
  hollow?: number;
};

export const incisor = {
  across: [0.76, 0.87, 0.97, 1.01, 0.97],
  buccal: [0.93, 1.06, 1.04, 0.88, 0.62],
  lingual: [0.96, 0.98, 0.5, 0.06, -0.14],
  square: 2.5,
  taper: 0.22,
  hollow: 0.55,
};
export const canine = {
  across: [0.74, 0.86, 0.97, 1, 0.78],
  buccal: [0.92, 1.08, 1.04, 0.84, 0.5],
  lingual: [0.95, 1, 0.66, 0.2, -0.18],
  square: 2.2,
  taper: 0.3,
  hollow: 0.35,
};
export const premolar = {
  across: [0.7, 0.85, 0.97, 1, 0.93],
  buccal: [0.88, 1, 0.98, 0.87, 0.66],
  lingual: [0.86, 0.96, 1, 0.92, 0.7],
  square: 2.35,
  taper: 0.16,
};
export const molar = {
  across: [0.82, 0.91, 0.98, 1, 0.95],
  buccal: [0.92, 1, 0.97, 0.87, 0.69],
  lingual: [0.87, 0.96, 1, 0.94, 0.74],
  square: 2.75,
  taper: 0.08,
};

/** Height falls off towards the distal corner. */
export const edge = (height: number, width: number): Cusp[] => [
  { at: [-0.56, 0.1], height, steep: 0.04 * width },
  { at: [0.02, 0.1], height: height - 0.03, steep: 0.05 },
];
