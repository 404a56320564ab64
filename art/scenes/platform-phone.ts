import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { fleet, fleetSize } from '../screens/fleet.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { partBin } from './props/part-bin.ts';
import { phoneOnStand } from './props/phone.ts';
import { standing } from './props/standing.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: -9,
  elevation: 10,
  lens: 20,
  fill: { width: 0.82, height: 0.8 },
  shift: { x: 0, y: 0 },
  aperture: 13,
  focus: 64,
});

const beige = '#d8c4a0';

/** The phone of whoever is on duty at night, on its stand; behind it the bin that the automation unit has filled. */
export function createShot(): Shot {
  const screen = { size: fleetSize, pixels: 7, draw: fleet };
  const subject = assembly(
    standing(phoneOnStand(screen), [0, 0], -4),
    standing(partBin(beige), [-80, -176], -12),
    standing(tray(104, 80), [-124, 18], 8),
    standing(assembly(solid(archModel(0.45), castResin(beige))), [-124, 18], 14, trayTop),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: standing(bench(1100, 520), [-20, -110], -3) };
}
