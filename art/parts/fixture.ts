import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, turned } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { carrier, level, places } from './soldering/carrier.ts';
import { circuitBoard } from './soldering/circuit-board.ts';
import { doubleClip, swivelClip } from './soldering/clips.ts';

export const view: Partial<View> = { azimuth: 24, elevation: 40, lens: 14, fill: { width: 0.92, height: 0.92 } };

const [rigid, tough] = [castResin('#b9bcbd'), castResin('#34638f')];
const pivots = { across: 74.4, along: 21 };

/** A carrier for selective soldering: one board is clamped in its pocket, the other pocket is open. */
export function createPart(): Group {
  const clips = [-pivots.along, pivots.along].flatMap((z) => [
    placed(turned(swivelClip(tough), { y: 180 }), [pivots.across, level.top, z]),
    placed(turned(swivelClip(tough), { y: z > 0 ? 84 : -97 }), [-pivots.across, level.top, z]),
    placed(turned(doubleClip(tough), { y: z > 0 ? 0 : 4 }), [0, level.top, z]),
  ]);
  return assembly(carrier(rigid), placed(circuitBoard(), [places[1] ?? 0, level.seat, 0]), ...clips);
}
