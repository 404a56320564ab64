import { type Group, TorusGeometry } from 'three';
import { violetLight } from '../materials/lights.ts';
import { blackGlass, graphite, stone, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin, smoothStep } from '../shapes/field.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = {
  azimuth: -18,
  elevation: 26,
  lens: 16,
  fill: { width: 1.6, height: 1.6 },
  shift: { x: 0.17, y: 0.36 },
  aperture: 5,
  focus: 20,
};

/** An intraoral scanner above the model that was printed from its scan. */
export function createPart(): Group {
  const dentition = createDentition(createArch('lower'), ({ side, number }) =>
    side === 1 && number === 5 ? 'prepared' : 'whole',
  );
  const printed = modelField(dentition, { top: 10, outer: 7.6, inner: 6.4 });
  const model = polygonise(
    (x, y, z) => smoothMax(printed(x, y, z), -y, 0.4),
    { low: [-38, -1, -34], high: [38, 29, 35] },
    0.38,
  );
  return assembly(
    turned(assembly(solid(model, castResin('#d3bd93'))), { y: 12 }),
    placed(turned(assembly(turned(scanner(), { z: 30 })), { y: 34 }), [15, 46, -8]),
  );
}

/** Its window is at the origin and looks down, its handle runs along x. */
function scanner(): Group {
  const body: Field = (x, y, z) =>
    section(x, y - lift(x), z, 10.5 + 2.6 * smoothStep(60, 95, x) - 2 * smoothStep(130, 175, x));
  const handle: Field = (x, y, z) => smoothMax(body(x, y, z), smoothMax(58 - x, x - 176, 1), 7);
  const tip: Field = (x, y, z) =>
    smoothMax(section(x, y - lift(x), z, 6.4 + 4 * smoothStep(14, 58, x)), smoothMax(-12 - x, x - 57.2, 0.6), 4);
  const window: Field = (x, y, z) => Math.max(Math.abs(x) - 7.4, Math.abs(z) - 5, y + 4.6);
  const band: Field = (x, y, z) => smoothMax(body(x, y, z) + 0.5, Math.abs(x - 57.8) - 1.1, 0.3);
  return assembly(
    solid(
      polygonise(
        (x, y, z) => smoothMax(tip(x, y, z), -window(x, y, z), 0.5),
        { low: [-15, -14, -13], high: [60, 18, 13] },
        0.8,
      ),
      stone,
    ),
    solid(polygonise(handle, { low: [50, -14, -18], high: [180, 24, 18] }, 1.1), warmWhite),
    solid(polygonise(band, { low: [54, -14, -16], high: [62, 22, 16] }, 0.6), graphite),
    solid(prism({ width: 13, depth: 8.6, height: 0.6, corner: 1.5, edge: 0.1 }), blackGlass, [0, -5.2, 0]),
    ...button(),
  );
}

function lift(x: number): number {
  return 4.6 * smoothStep(12, 92, x);
}

/** Wider than high at the tip, round in the hand. */
function section(x: number, y: number, z: number, size: number): number {
  const round = smoothStep(20, 80, x);
  const [high, wide] = [size * (0.9 + 0.1 * round), size * (1.12 - 0.1 * round)];
  return (Math.hypot(y / high, z / wide) - 1) * Math.min(high, wide);
}

function button() {
  const top = 4.6 + 12.6;
  const ring = turned(solid(new TorusGeometry(5.2, 0.55, 12, 64), violetLight), { x: 90 });
  const cap: Field = (x, y, z) => smoothMin(Math.hypot(x, y * 2.4, z) - 4.6, 40, 1);
  return [
    placed(assembly(ring), [92, top + 0.4, 0]),
    placed(assembly(solid(polygonise(cap, { low: [-6, -3, -6], high: [6, 3, 6] }, 0.4), graphite)), [92, top - 0.2, 0]),
  ];
}
