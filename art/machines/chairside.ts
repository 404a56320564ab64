import type { Group } from 'three';
import { acrylic } from '../materials/acrylic.ts';
import { graphite, warmWhite } from '../materials/plastics.ts';
import { hood } from '../shapes/hood.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Machine } from './a2d.ts';
import { chamber } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { type Plan, pedestal, seam } from './pedestal.ts';
import { lettering } from './print.ts';
import { vents } from './vents.ts';

export function createShot(machine: Machine): Shot {
  return {
    subject: createChairSide(machine),
    view: viewOf({ azimuth: 30, elevation: 13, fill: { width: 0.7, height: 0.7 } }),
  };
}

const corner = 62;

/** Compact and round, for a preparation room: the Pro has a dark head and a larger display. */
export function createChairSide({ model, size: [width, depth, height], platform }: Machine): Group {
  const pro = model.endsWith('Pro');
  const plan = { width, depth, corner };
  const deck = Math.round(height * 0.42);
  const cap = height - 62;
  const door = depth - platform.depth - 96;
  const dark = pro ? graphite : warmWhite;
  return assembly(
    pedestal({ ...plan, height: deck, shell: warmWhite, kick: 14 }),
    placed(front(pro, plan, deck), [0, 0, depth / 2]),
    placed(turned(vents(9, 10, { width: 4, height: 52 }), { y: 90 }), [width / 2, 96, -20]),
    placed(chamber({ plan, height: cap - deck - 3, shell: dark, platform, door, face: 118, resin: '#e4d4b4' }), [
      0,
      deck,
      0,
    ]),
    placed(roundDoor({ ...plan, depth: door - 3 }, cap - deck - 4), [0, deck + 2, depth / 2]),
    seam(plan, cap - 4),
    solid(prism({ ...plan, height: height - cap, edge: 16, foot: 2 }), dark, [0, cap, 0]),
    lettering({ text: 'HELIOGRAPH', size: 9, colour: pro ? '#d9d6cf' : '#3a3b40', weight: 600, spacing: 2.9 }, [
      -49,
      cap + 24,
      depth / 2,
    ]),
  );
}

function roundDoor(plan: Plan, height: number): Group {
  const grip = plate({ width: 74, height: 20, corner: 10 }, 14, [], 4);
  return assembly(acrylic(hood({ ...plan, height, thickness: 4 })), solid(grip, graphite, [0, 26, -3]));
}

function front(pro: boolean, { width }: Plan, deck: number): Group {
  const glass = pro ? { width: width - 2 * corner, height: 96 } : { width: 136, height: 82 };
  const screen = pro ? { width: 150, height: 86, x: 0 } : { width: 122, height: 70, x: 0 };
  const job = { title: 'Crown 26', resin: 'Temp C&B UV 2.0', layer: 96, layers: 180, remaining: '14 min' };
  return assembly(
    placed(glassConsole({ ...glass, screen, job }), [0, deck - glass.height / 2 - 36, 0]),
    placed(lightLine(64, 3.2), [0, deck - 24, 0]),
    lettering({ text: pro ? 'ChairSide Pro' : 'ChairSide', size: 11, colour: '#3f4045', weight: 560, spacing: 0.4 }, [
      pro ? -36 : -25,
      50,
      0,
    ]),
  );
}
