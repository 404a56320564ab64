import type { PartName } from './parts.ts';

/** Height on the platform in millimeters, with supports where the part needs them; usual layer heights in micrometers. */
export type PartJob = { height: number; layers: readonly number[] };

export const partJobs: Record<PartName, PartJob> = {
  model: { height: 24, layers: [100, 50] },
  uprightModel: { height: 63, layers: [100, 150] },
  denture: { height: 30, layers: [100] },
  splint: { height: 18, layers: [100] },
  bridge: { height: 12, layers: [50] },
  tray: { height: 16, layers: [100] },
  earbud: { height: 26, layers: [50] },
  ring: { height: 25, layers: [50, 30] },
  figure: { height: 100, layers: [100, 50] },
  housing: { height: 32, layers: [100] },
  insole: { height: 33, layers: [100] },
  orthosis: { height: 200, layers: [100] },
};
