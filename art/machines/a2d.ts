import type { Group, Material } from 'three';
import { gap, graphite, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Platform } from './build-unit.ts';
import { chamber } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { orangeDoor } from './door.ts';
import { pedestal, seam } from './pedestal.ts';
import { lettering } from './print.ts';
import { vents } from './vents.ts';

export type Machine = { model: string; size: [width: number, depth: number, height: number]; platform: Platform };

const corner = 38;
const door = 108;

/** What tells the three apart from afar: how much of the upper half is graphite. */
const finishes: Record<string, { cap: Material; shell: Material }> = {
  A2D: { cap: warmWhite, shell: warmWhite },
  'A2D 4K': { cap: graphite, shell: warmWhite },
  'A2D HD': { cap: graphite, shell: graphite },
};

export function createShot(machine: Machine): Shot {
  return { subject: createA2D(machine), view: viewOf({ azimuth: 30, elevation: 12 }) };
}

export function createA2D({ model, size: [width, depth, height], platform }: Machine): Group {
  const plan = { width, depth, corner };
  const deck = Math.round(height * 0.43) + 15;
  const cap = height - 78;
  const { cap: capFinish, shell } = finishes[model] ?? { cap: warmWhite, shell: warmWhite };
  const brand = {
    text: 'HELIOGRAPH',
    size: 13,
    colour: capFinish === graphite ? '#d9d6cf' : '#3a3b40',
    weight: 600,
    spacing: 4.2,
  };
  return assembly(
    pedestal({ ...plan, height: deck, shell: warmWhite }),
    placed(front(model, plan, deck), [0, 0, depth / 2]),
    placed(turned(vents(15, 11, { width: 4, height: 84 }), { y: 90 }), [width / 2, 140, -30]),
    placed(chamber({ plan, height: cap - deck - 3, shell, platform, door, face: 176, resin: '#d8c4a0' }), [0, deck, 0]),
    placed(orangeDoor({ ...plan, depth: door - 3 }, cap - deck - 4), [0, deck + 2, depth / 2]),
    seam(plan, cap - 4),
    solid(prism({ ...plan, height: height - cap, edge: 6, foot: 2 }), capFinish, [0, cap, 0]),
    lettering(brand, [-width / 2 + corner + 4, cap + 39, depth / 2]),
  );
}

/** Console, light line, name, switch and USB socket, on a front at z = 0. */
function front(model: string, { width }: { width: number }, deck: number): Group {
  const glass = { width: width - 2 * corner - 6, height: 100 };
  const right = width / 2 - corner;
  const job = { title: 'Upper arch', resin: 'Model HP UV 2.0', layer: 412, layers: 660, remaining: '38 min' };
  return assembly(
    placed(glassConsole({ ...glass, screen: { width: 146, height: 84 }, job }), [0, deck - 94, 0]),
    placed(lightLine(glass.width), [0, deck - 31, 0]),
    lettering({ text: model, size: 17, colour: '#3f4045', weight: 560, spacing: 0.6 }, [-right + 4, 84, 0]),
    solid(plate({ width: 26, height: 9, corner: 2 }, 2, [], 0.2), gap, [right - 21, 84, -1.7]),
    solid(plate({ width: 18, height: 18, corner: 9 }, 3, [], 0.8), graphite, [right - 56, 84, -1.4]),
  );
}
